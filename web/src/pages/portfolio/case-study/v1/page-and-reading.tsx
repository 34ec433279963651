import { Handwriting } from '@/drawings/handwriting.tsx';
import { ARCHIVE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function PageAndReading() {
  const { page } = ARCHIVE_STORY;
  return (
    <Section tone="sunk" labelledBy="page">
      <div className="mb-6 grid md:mb-10 gap-4 md:grid-cols-12 md:items-end">
        <div className="md:col-span-5">
          <Heading id="page">{page.title}</Heading>
        </div>
        <p className="max-w-measure leading-relaxed md:col-span-7">{page.text}</p>
      </div>
      <PageReading />
    </Section>
  );
}

/** A handwritten page beside what was read in it, with the doubtful and the obsolete marked. */
function PageReading() {
  const { label, head, lines, reading, notes } = ARCHIVE_STORY.page;
  return (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-0">
      <div className="border border-ink bg-raised lg:col-span-7 lg:-rotate-1">
        <p className="flex justify-between border-b border-line px-5 py-2 text-xs text-muted md:px-8">
          {head}
        </p>
        <div className="relative px-4 py-6 sm:px-8 md:py-10">
          <div aria-hidden="true" className="absolute inset-y-0 left-3 w-px bg-alert sm:left-6" />
          <Handwriting lines={lines} label={label} />
        </div>
      </div>
      <div className="lg:col-span-5 lg:pl-12">
        <ol className="border-t border-ink font-mono text-sm">
          {reading.map((line, index) => (
            <li
              key={index}
              className="grid grid-cols-[1.75rem_1fr] border-b border-line py-2 leading-snug"
            >
              <span aria-hidden="true" className="text-muted">
                {index + 1}
              </span>
              <span>
                {line.map((part) =>
                  'mark' in part ? (
                    <span key={part.text} className={MARKS[part.mark]}>
                      {part.text}
                    </span>
                  ) : (
                    part.text
                  ),
                )}
              </span>
            </li>
          ))}
        </ol>
        <dl className="mt-6 space-y-4 text-sm">
          {notes.map((note) => (
            <div key={note.title}>
              <dt className="font-semibold">
                <span className={MARKS[note.mark]}>{note.title}</span>
              </dt>
              <dd className="mt-1 leading-relaxed">{note.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const MARKS = {
  old: 'bg-accent-tint px-0.5',
  unsure: 'underline decoration-alert decoration-wavy decoration-1 underline-offset-4',
};
