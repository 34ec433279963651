import { FEATURES } from './copy.ts';

/** The head of the features: a large title, and the parts as a table of contents that leads to each. */
export function FeaturesHead() {
  const { title, lead, note, indexLabel } = FEATURES;
  const { answers, rights, server, reach, models, backups, log } = FEATURES;
  return (
    <section className="bg-sunk md:pb-4">
      <div className="mx-auto grid max-w-page gap-8 px-5 pt-9 pb-2 md:grid-cols-12 md:gap-10 md:px-10 md:pt-20">
        <div className="md:col-span-7">
          <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-5xl xl:text-6xl">
            {title}
          </h1>
          <p className="mt-6 max-w-lg leading-relaxed md:text-lg md:leading-relaxed">{lead}</p>
          <p className="mt-6 max-w-sm text-sm text-muted">{note}</p>
        </div>
        <nav aria-label={indexLabel} className="md:col-span-5 md:self-end max-md:hidden">
          <ol className="border-t border-ink">
            {[answers, rights, server, reach, models, backups, log].map((part) => (
              <li key={part.id} className="border-b border-line-strong">
                <a
                  href={`#${part.id}`}
                  className="flex min-h-11 items-baseline justify-between gap-4 py-2.5 hover:text-accent"
                >
                  <span className="font-display font-semibold">{part.index}</span>
                  <span className="text-right text-sm">{part.use}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
