import { PRACTICE_STORY } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function Ledger() {
  const { title, text, aside } = PRACTICE_STORY.ledger;
  return (
    <Section id="ledger" labelledBy="ledger-title" tone="warn">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-4">
          <Heading id="ledger-title" size="lg">
            {title}
          </Heading>
          <p className="mt-4 leading-relaxed">
            <CopyText copy={text} />
          </p>
          <p className="mt-8 font-display text-xl leading-snug font-semibold">{aside}</p>
        </div>
        <div className="lg:col-span-8">
          <CostLedger />
        </div>
      </div>
    </Section>
  );
}

/** A page of a ledger: items, a sum under a double rule, and what follows from it. */
function CostLedger() {
  const { caption, head, rows, sum, after } = PRACTICE_STORY.ledger;
  return (
    <table className="w-full border-collapse border-y border-ink bg-raised text-left tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-sm">
          <th scope="col" className={`${ITEM} font-semibold`}>
            {head[0]}
          </th>
          <th scope="col" className={`${AMOUNT} font-semibold`}>
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([item, amount]) => (
          <tr key={item} className="border-b border-line">
            <th scope="row" className={`${ITEM} font-normal`}>
              {item}
            </th>
            <td className={AMOUNT}>{amount}</td>
          </tr>
        ))}
        <tr className="border-t-2 border-b-4 border-double border-ink font-display text-xl font-semibold md:text-2xl">
          <th scope="row" className={ITEM}>
            {sum[0]}
          </th>
          <td className={AMOUNT}>{sum[1]}</td>
        </tr>
        {after.map((row) => (
          <tr key={row.term} className="border-b border-line text-sm last:border-b-0">
            <th scope="row" className={`${ITEM} font-normal`}>
              {row.term}
            </th>
            <td className={AMOUNT}>{row.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ITEM = 'py-2.5 pr-3 pl-4 md:pl-8';
const AMOUNT = 'w-32 border-l border-alert py-2.5 pr-4 text-right md:w-52 md:pr-8';
