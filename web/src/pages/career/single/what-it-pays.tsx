import { SYSTEMS_ENGINEER } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';

export function WhatItPays() {
  const { pay } = SYSTEMS_ENGINEER;
  return (
    <Section tone="sunk" labelledBy="pay-title" grid="gap-8 lg:grid-cols-12 lg:gap-10">
      <div className="lg:col-span-4">
        <Heading id="pay-title">{pay.title}</Heading>
        <p className="mt-4 max-w-measure leading-relaxed">{pay.text}</p>
        <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">{pay.note}</p>
      </div>
      <div className="lg:col-span-8">
        <PayTable />
      </div>
    </Section>
  );
}

/** What each level is paid, written out and as a bar on one scale that begins at nothing. */
function PayTable() {
  const { title, head, rows, here } = SYSTEMS_ENGINEER.pay;
  const highest = Math.max(...rows.map(({ amount }) => amount));
  return (
    <HeadedTable
      caption={title}
      names={head}
      look={{
        table: 'w-full table-fixed border-collapse text-left',
        headRow: 'border-b border-ink text-sm',
        name: (column) => NAMES[column],
      }}
    >
      {rows.map(({ level, means, amount, isHere }) => (
        <tr key={level} className={`border-b border-line ${isHere ? '' : 'text-muted'}`}>
          <th scope="row" className="py-3 font-display text-xl font-semibold">
            {level}
          </th>
          <td className="py-3 pr-4 leading-snug">{means}</td>
          <td className="py-3 tabular-nums">
            <span
              style={{ width: `${(amount * 100) / highest}%` }}
              className={`flex h-9 items-center justify-end rounded-r-sm px-2 text-sm font-semibold ${isHere ? 'bg-accent text-raised' : 'border border-line-strong'}`}
            >
              €{amount / 1000},000
            </span>
          </td>
          <td className="sr-only">{isHere ? here : ''}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}

const NAMES = [
  'w-12 py-2 font-semibold sm:w-16',
  'w-[36%] py-2 pr-4 font-semibold sm:w-auto',
  'w-[44%] py-2 font-semibold sm:w-1/2',
  'sr-only',
];
