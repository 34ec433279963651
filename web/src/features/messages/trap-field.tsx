import { useId } from 'react';
import { TRAP_FIELD } from '@contract/messages.ts';

/** A field that people neither see nor reach. A program that fills in every field gives itself away by it. */
export function TrapField() {
  const id = useId();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>Website</label>
      <input id={id} type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
