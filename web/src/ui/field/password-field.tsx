import { useId, useState, type ComponentProps } from 'react';
import { CONTROL, describeControl, FieldFrame, type FieldProps } from './field-frame.tsx';
import { StrengthMeter, type Strength } from './strength-meter.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** `strength` shows how good a new password is. Leave it out where an existing password is typed. */
export function PasswordField({
  label,
  hint,
  error,
  strength,
  id: givenId,
  className,
  onChange,
  ...rest
}: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [shown, setShown] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const meterId = `${id}-strength`;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={rest.required}>
      <span className="relative block">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          onChange={(event) => {
            setIsEmpty(event.target.value === '');
            return onChange?.(event);
          }}
          type={shown ? 'text' : 'password'}
          {...describeControl(id, {
            hint,
            error,
            also: strength === undefined ? undefined : meterId,
          })}
          className={classNames(CONTROL, 'pr-12', className)}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label="Show password"
          aria-controls={id}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 right-0.5 grid w-11 cursor-pointer place-items-center rounded-sm text-muted hover:text-ink disabled:cursor-not-allowed"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </span>
      {strength !== undefined && (
        <StrengthMeter
          id={meterId}
          isEmpty={isEmpty}
          hasError={error !== undefined}
          strength={strength}
        />
      )}
    </FieldFrame>
  );
}

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    strength?: Strength;
  };
