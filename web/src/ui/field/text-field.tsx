import { useId, type ComponentProps } from 'react';
import { CONTROL, describeControl, FieldFrame, type FieldProps } from './field-frame.tsx';
import { classNames } from '@/ui/class-names.ts';

export function TextField({ label, hint, error, id: givenId, className, ...rest }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={rest.required}>
      <input
        type="text"
        {...rest}
        {...describeControl(id, { hint, error })}
        className={classNames(CONTROL, className)}
      />
    </FieldFrame>
  );
}

type Props = FieldProps & ComponentProps<'input'>;
