import { BandTitle, PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { SERIF } from './look.tsx';
import { invoiceAmount } from '@/lib/money.ts';
import { HeadedTable } from '@/bands/headed-table.tsx';

export function Fees() {
  const { fees } = BOOKKEEPERS;
  return (
    <section aria-labelledby="fees-title" className="bg-raised">
      <PageWidth className="grid gap-10 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-4 lg:pl-6">
          <BandTitle id="fees-title" look={`text-3xl md:text-4xl ${SERIF}`} text={fees.title} />
          <p className="mt-5 max-w-measure leading-relaxed">{fees.text}</p>
          <p className="mt-6 max-w-measure border-t border-line pt-4 text-sm leading-relaxed text-muted">
            {fees.included}
          </p>
          <p className="mt-3 max-w-measure text-sm leading-relaxed text-muted">{fees.extra}</p>
        </div>
        <div className="lg:col-span-8">
          <FeeSums />
        </div>
      </PageWidth>
    </section>
  );
}

/** What three firms pay a month, line by line. The sums are worked out here, so that they are right. */
function FeeSums() {
  const { fees: words } = BOOKKEEPERS;
  const firms = words.firms.map((name, index) => {
    const entries = words.entries[index] ?? 0;
    const amounts = [
      BASE,
      Math.max(0, entries - INCLUDED) * FURTHER,
      (words.people[index] ?? 0) * PAY_SLIP,
      (words.yearEnd[index] ?? 0) / 12,
    ];
    return { name, entries, amounts, total: amounts.reduce((sum, amount) => sum + amount, 0) };
  });
  const lines = [words.lines.base, words.lines.further, words.lines.pay, words.lines.yearEnd];
  return (
    <HeadedTable
      caption={words.caption}
      names={[words.lineTerm, ...words.firms]}
      look={{
        table: 'w-full table-fixed border-collapse text-right tabular-nums',
        caption: 'pb-4 text-left text-sm text-muted',
        headRow: 'border-y border-ink align-bottom',
        name: (column) =>
          column === 0
            ? 'w-[34%] py-3 text-left text-xs font-normal text-muted sm:w-auto sm:text-sm'
            : 'border-l border-line py-3 pr-1.5 pl-2 text-xs leading-snug font-semibold sm:pr-3 sm:text-sm',
      }}
    >
      <tr className="border-b border-line-strong text-xs text-muted sm:text-sm">
        <th scope="row" className="py-3 pr-2 text-left font-normal">
          {words.entriesTerm}
        </th>
        {firms.map((firm) => (
          <td key={firm.name} className="border-l border-line pr-1.5 sm:pr-3">
            {firm.entries}
          </td>
        ))}
      </tr>
      {lines.map((line, row) => (
        <tr key={line} className="border-b border-line">
          <th scope="row" className="py-3.5 pr-2 text-left text-sm leading-snug font-normal">
            {line}
          </th>
          {firms.map((firm) => (
            <td
              key={firm.name}
              className="border-l border-line pr-1.5 text-sm sm:pr-3 sm:text-base"
            >
              {invoiceAmount((firm.amounts[row] ?? 0) * 100)}
            </td>
          ))}
        </tr>
      ))}
      <tr className="border-t-2 border-ink">
        <th scope="row" className="py-4 text-left font-semibold">
          {words.total}
        </th>
        {firms.map((firm) => (
          <td key={firm.name} className="border-l border-line py-4 pr-1.5 sm:pr-3">
            <span className="border-b-4 border-double border-ink pb-1 font-display text-base leading-none font-medium sm:text-2xl">
              {invoiceAmount(firm.total * 100)}
            </span>
          </td>
        ))}
      </tr>
    </HeadedTable>
  );
}

/** Euros. */
const BASE = 180;
const INCLUDED = 100;
const FURTHER = 1.2;
const PAY_SLIP = 12;
