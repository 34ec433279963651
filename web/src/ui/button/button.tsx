import type { ComponentProps, MouseEvent } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import { classNames } from '@/ui/class-names.ts';

/**
 * While busy it takes no press and keeps its width, so that nothing moves and nothing is sent twice. Busy or disabled, it keeps
 * the focus, which the attribute `disabled` would drop.
 * @param busyWords what it says while busy, in place of turning
 */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyWords,
  type = 'button',
  disabled = false,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const isOff = busy || disabled;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={isOff ? ignorePress : onClick}
      className={classNames(
        buttonClasses({ variant, size }),
        variant === 'quiet' ? QUIET_OFF : 'filled-off',
        className,
      )}
    >
      <span
        className={classNames(
          'inline-flex items-center gap-2',
          busy && busyWords === undefined && 'opacity-0',
        )}
      >
        {(busy && busyWords) || children}
      </span>
      {busy && busyWords === undefined && (
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
  'aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:text-muted aria-disabled:hover:bg-transparent';

type Props = ButtonLook & ComponentProps<'button'> & { busy?: boolean; busyWords?: string };
