import { ARCHIVE_STORY } from './copy.ts';
import { ReadingRoom } from './reading-room.tsx';

export function Opening() {
  const { title, lead, note, picture, facts } = ARCHIVE_STORY;
  return (
    <>
      <ReadingRoom label={picture} />
      <section className="border-t border-ink bg-paper">
        <div className="mx-auto grid max-w-page gap-8 px-5 py-10 md:px-10 lg:grid-cols-12 lg:py-14">
          <div className="lg:col-span-8">
            <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
              {title}
            </h1>
            <p className="mt-6 max-w-2xl text-lg leading-relaxed md:text-xl">{lead}</p>
          </div>
          <div className="lg:col-span-4 lg:pt-2">
            <dl className="border-t border-ink text-sm">
              {facts.map((fact) => (
                <div
                  key={fact.term}
                  className="grid grid-cols-[5rem_1fr] border-b border-line py-2 leading-snug"
                >
                  <dt className="text-muted">{fact.term}</dt>
                  <dd>{fact.text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 border-l-2 border-alert pl-4 text-sm leading-relaxed text-muted">
              {note}
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
