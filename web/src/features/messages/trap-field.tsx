import { useId } from 'react';
import { TRAP_FIELD } from '@contract/messages.ts';

/**
 * A honeypot: people neither see nor reach this field, but bots that fill in every field do. Its attributes tell the password
 * managers of 1Password, LastPass, Bitwarden and Dashlane to leave it alone, as each of them documents.
 */
export function TrapField() {
  const id = useId();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        type="text"
        name={TRAP_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </div>
  );
}
