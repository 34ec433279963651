import { classNames } from '@/ui/class-names.ts';

/** The styles shared by buttons and links that look like buttons. */
export function buttonClasses({ variant = 'primary', size = 'md' }: ButtonLook): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size]);
}

const BASE =
  'relative inline-flex shrink-0 cursor-pointer items-center justify-center rounded-sm border text-center font-semibold transition-colors';

const VARIANTS = {
  primary: 'border-accent bg-accent text-raised hover:border-accent-deep hover:bg-accent-deep',
  secondary: 'border-line-strong bg-raised text-ink hover:border-ink hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-accent-tint',
  danger: 'border-danger bg-danger text-raised hover:border-danger-deep hover:bg-danger-deep',
} as const;

const SIZES = {
  md: 'min-h-11 px-5 py-2 text-base',
  sm: 'min-h-9 px-3.5 py-1 text-sm',
} as const;

export type ButtonLook = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES };
