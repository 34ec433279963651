import { useId } from 'react';
import { TRAP_FIELD } from '@contract/messages.ts';

/** A honeypot: people neither see nor reach this field, but bots that fill in every field do. */
export function TrapField() {
  const id = useId();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>Website</label>
      <input id={id} type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
