import { PageWidth } from '../../example-frame.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { TypedWords } from './typed-words.tsx';

export function Opening() {
  const { name, trade, title, lead, search } = SEARCH_CONSULTANTS;
  return (
    <div className="border-b border-line bg-sunk">
      <PageWidth className="grid gap-10 py-12 md:py-16 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <p className="text-sm">
            <strong>{name}</strong> {trade}
          </p>
          <h1 className="mt-6 font-display text-4xl font-medium tracking-tight md:text-5xl">
            {title}
          </h1>
          <p className="mt-6 max-w-xl">{lead}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <TypedWords
            label={search.label}
            typed={search.typed}
            words={search.words}
            own={search.own}
            unit={search.unit}
          />
        </div>
      </PageWidth>
    </div>
  );
}
