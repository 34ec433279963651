import { classNames } from '@/ui/class-names.ts';

/** Shows that something is under way. Without a label it is decoration beside a text that says so. */
export function Spinner({ label, size = 'md' }: Props) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      className="inline-flex items-center gap-3 text-muted"
    >
      <svg
        viewBox="0 0 20 20"
        fill="none"
        aria-hidden="true"
        className={classNames('shrink-0 animate-turn text-accent', SIZES[size])}
      >
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2" opacity="0.2" />
        <path
          d="M18 10a8 8 0 0 0-8-8"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {label !== undefined && <span className={size === 'lg' ? '' : 'text-sm'}>{label}</span>}
    </span>
  );
}

const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-7' } as const;

type Props = { label?: string; size?: keyof typeof SIZES };
