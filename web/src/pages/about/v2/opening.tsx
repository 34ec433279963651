import { PEOPLE } from './copy.ts';
import { LongTable } from './long-table.tsx';

export function Opening() {
  const { title, lead, note, tableLabel, seats } = PEOPLE;
  return (
    <div className="bg-accent-tint pt-12 md:pt-16">
      <div className="mx-auto max-w-page px-5 md:px-10">
        <div className="grid gap-5 md:grid-cols-12 md:items-end md:gap-10">
          <h1 className="font-display text-4xl font-semibold tracking-tight md:col-span-7 md:text-5xl lg:text-6xl">
            {title}
          </h1>
          <div className="space-y-4 md:col-span-5">
            <p className="max-w-md text-lg leading-relaxed">{lead}</p>
            <p className="max-w-md border-l-2 border-alert pl-4 text-sm leading-relaxed">{note}</p>
          </div>
        </div>
        <div className="mt-10 md:mt-6">
          <LongTable label={tableLabel} seats={seats} />
        </div>
      </div>
    </div>
  );
}
