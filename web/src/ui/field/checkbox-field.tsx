import { useId, type ComponentProps, type ReactNode } from 'react';
import { describeControl, FieldNotes, type FieldProps } from './field-frame.tsx';

export function CheckboxField({ label, hint, error, id: givenId, ...rest }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      <input
        {...rest}
        type="checkbox"
        {...describeControl(id, { hint, error })}
        className="mt-0.5 size-5 shrink-0 cursor-pointer rounded-sm accent-accent disabled:cursor-not-allowed"
      />
      <label htmlFor={id} className="cursor-pointer text-sm">
        {label}
      </label>
      <div className="col-start-2 grid gap-1 empty:hidden">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}

type Props = Omit<FieldProps, 'label'> & { label: ReactNode } & Omit<
    ComponentProps<'input'>,
    'type'
  >;
