import type { ComponentProps, MouseEvent } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import { classNames } from '@/ui/class-names.ts';

/**
 * While busy it takes no press and keeps its width, so that nothing moves and nothing is sent twice. It keeps the focus too, which
 * a disabled button would lose.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  type = 'button',
  disabled,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignorePress : onClick}
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

/** A form is not sent either: Enter in a field presses its button. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

const QUIET_OFF =
  'disabled:cursor-not-allowed disabled:not-aria-busy:text-muted disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:hover:bg-transparent';

type Props = ButtonLook & ComponentProps<'button'> & { busy?: boolean };
