import { useId, type ComponentProps } from 'react';
import { CONTROL, describeControl, FieldFrame, type FieldProps } from './field-frame.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** The platform's own select; its options are the children. */
export function SelectField({
  label,
  hint,
  error,
  id: givenId,
  className,
  children,
  ...rest
}: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={rest.required}>
      <span className="relative block">
        <select
          {...rest}
          {...describeControl(id, { hint, error })}
          className={classNames(CONTROL, 'cursor-pointer appearance-none pr-10', className)}
        >
          {children}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-muted">
          <Icon name="chevron-down" className="size-4" />
        </span>
      </span>
    </FieldFrame>
  );
}

type Props = FieldProps & ComponentProps<'select'>;
