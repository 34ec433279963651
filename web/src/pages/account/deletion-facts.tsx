import { DELETION } from './deletion-copy.ts';

/** What happens to everything that an account held, line by line. */
export function DeletionFacts() {
  return (
    <dl className="grid max-w-3xl">
      {DELETION.consequences.map(({ term, text }) => (
        <div
          key={term}
          className="grid gap-x-8 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
