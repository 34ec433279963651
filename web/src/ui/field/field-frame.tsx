import type { ReactNode } from 'react';

/** Label above, control, then the hint and the error that describe it. */
export function FieldFrame({ id, label, hint, error, required, aside, children }: Props) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
          {required === false && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint stays beside an error: it usually says how to fix it. */
export function FieldNotes({ id, hint, error }: { id: string; hint: Note; error: Note }) {
  return (
    <>
      {hint !== undefined && (
        <p id={hintId(id)} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId(id)} role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}

/** The attributes that tie a control to its notes. */
export function describeControl(id: string, notes: { hint: Note; error: Note; also?: Note }) {
  const ids = [
    notes.error === undefined ? undefined : errorId(id),
    notes.hint === undefined ? undefined : hintId(id),
    notes.also,
  ].filter((part) => part !== undefined);
  return {
    id,
    'aria-invalid': notes.error === undefined ? undefined : true,
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
  } as const;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

export const CONTROL =
  'w-full min-h-11 rounded-sm border border-line-strong bg-raised px-3.5 py-2 text-base text-ink transition-colors placeholder:text-muted hover:border-ink aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-muted';

type Note = string | undefined;

/** What every field of the kit takes beside the native attributes of its control. */
export type FieldProps = { label: string; hint?: Note; error?: Note };

type Props = FieldProps & {
  id: string;
  /** `false` says '(optional)' in the label; say it where most fields are required. */
  required?: boolean | undefined;
  aside?: ReactNode;
  children: ReactNode;
};
