import { STORIES } from './copy.ts';
import { StatsRow } from './stats-row.tsx';
import { HouseName, HouseQuote, HouseWords, Story } from './house-words.tsx';

/** The booklets on the table, the words below them. */
export function Family() {
  const { booklets, stats } = STORIES.family;
  return (
    <Story house="family" tone="bg-paper">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="mb-5 max-w-md font-display text-lg leading-snug">“{booklets.asked}”</p>
          <Booklets />
          <div className="h-3 border border-ink bg-warn-tint" />
          <p className="mt-4 leading-relaxed">{booklets.answer}</p>
        </div>
        <div className="space-y-8 lg:col-span-6 lg:pl-6">
          <HouseName house="family" />
          <HouseQuote house="family" />
          <HouseWords house="family" />
          <StatsRow stats={stats} size="sm" />
        </div>
      </div>
    </Story>
  );
}

/** Booklets in a row, one of them open. On a phone the open one stands alone, the others as spines. */
function Booklets() {
  const { label, items } = STORIES.family.booklets;
  return (
    <div role="img" aria-label={label} className="flex items-end gap-2 sm:gap-3">
      {items.map((item, index) => (
        <div
          key={item.name}
          aria-hidden="true"
          className={
            index === OPEN
              ? 'flex h-56 min-w-0 grow border border-ink bg-raised sm:h-64'
              : `flex h-44 w-7 shrink-0 flex-col items-center justify-between border border-ink py-3 sm:h-52 min-[23rem]:w-9 sm:w-16 ${COVERS[index % COVERS.length]}`
          }
        >
          {index === OPEN ? <OpenPages name={item.name} due={item.due} /> : <Cover {...item} />}
        </div>
      ))}
    </div>
  );
}

const OPEN = 2;
const COVERS = ['bg-accent-tint', 'bg-warn-tint', 'bg-sunk', 'bg-on-dark', 'bg-alert-tint'];

function Cover({ name, due }: { name: string; due: string }) {
  return (
    <>
      <span className="rotate-180 text-xs [writing-mode:vertical-rl] tabular-nums">{due}</span>
      <span className="rotate-180 font-display font-semibold [writing-mode:vertical-rl]">
        {name}
      </span>
    </>
  );
}

function OpenPages({ name, due }: { name: string; due: string }) {
  return (
    <>
      <span className="hidden w-1/3 flex-col gap-2.5 border-r border-line p-4 sm:flex">
        <span className="h-1.5 w-2/3 bg-line" />
        <span className="mt-3 border-b border-line" />
        <span className="border-b border-line" />
        <span className="border-b border-line" />
        <span className="border-b border-line" />
        <span className="border-b border-line" />
        <span className="border-b border-line" />
      </span>
      <span className="flex grow flex-col p-3 text-sm sm:p-4">
        <span className="font-display text-lg font-semibold">{name}</span>
        <span className="mt-3 flex justify-between gap-x-2 border-b border-line py-1">
          Tetanus <span className="tabular-nums">2021</span>
        </span>
        <span className="flex justify-between gap-x-2 border-b border-line py-1">
          Polio <span className="tabular-nums">2023</span>
        </span>
        <span className="flex justify-between gap-x-2 border-b border-alert bg-alert-tint py-1 font-semibold">
          Tetanus <span>{due}</span>
        </span>
        <span className="mt-auto self-end rounded-full border border-accent px-2 py-1 text-xs text-accent">
          page 3
        </span>
      </span>
    </>
  );
}
