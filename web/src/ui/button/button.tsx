import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import { classNames } from '@/ui/class-names.ts';

/** While busy it is disabled and keeps its width, so that nothing moves and nothing is sent twice. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={busy || disabled === true}
      aria-busy={busy || undefined}
      className={classNames(
        buttonClasses({ variant, size }),
        variant === 'quiet' ? QUIET_OFF : 'filled-off',
        className,
      )}
    >
      <span className={classNames('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {children}
      </span>
      {busy && (
        <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
          <span className="size-5 animate-turn rounded-full border-2 border-current border-r-transparent" />
        </span>
      )}
    </button>
  );
}

const QUIET_OFF =
  'disabled:cursor-not-allowed disabled:not-aria-busy:text-muted disabled:hover:bg-transparent';

type Props = ButtonLook & ComponentProps<'button'> & { busy?: boolean };
