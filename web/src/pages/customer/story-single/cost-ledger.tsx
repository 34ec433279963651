/** A page of a ledger: items, a sum under a double rule, and what follows from it. */
export function CostLedger({
  caption,
  head,
  rows,
  sum,
  after,
}: {
  caption: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
  sum: readonly [string, string];
  after: readonly { term: string; text: string }[];
}) {
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
