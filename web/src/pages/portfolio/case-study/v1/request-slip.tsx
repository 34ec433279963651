import { ARCHIVE_STORY } from './copy.ts';

export function RequestSlip() {
  const { title, number, rows, stamp } = ARCHIVE_STORY.after.slip;
  return (
    <figure className="relative border border-ink bg-raised p-6 lg:rotate-1">
      <figcaption className="flex justify-between border-b-2 border-ink pb-2 font-display font-semibold">
        {title}
        <span className="font-mono text-sm font-normal">{number}</span>
      </figcaption>
      <dl className="text-sm">
        {rows.map((row) => (
          <div key={row.term} className="grid grid-cols-[4.5rem_1fr] border-b border-line py-2.5">
            <dt className="text-muted">{row.term}</dt>
            <dd className="leading-snug">{row.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 inline-block -rotate-6 rounded-sm border-2 border-alert px-3 py-0.5 font-display text-sm font-semibold text-alert">
        {stamp}
      </p>
    </figure>
  );
}
