import { useId, type ComponentProps } from 'react';
import { CONTROL, describeControl, FieldFrame, type FieldProps } from './field-frame.tsx';
import { classNames } from '@/ui/class-names.ts';

export function TextAreaField({ label, hint, error, id: givenId, className, ...rest }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={rest.required}>
      <textarea
        rows={5}
        {...rest}
        {...describeControl(id, { hint, error })}
        className={classNames(CONTROL, 'field-sizing-content min-h-32', className)}
      />
    </FieldFrame>
  );
}

type Props = FieldProps & ComponentProps<'textarea'>;
