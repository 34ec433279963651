import { LANDING } from './copy.ts';
import { Split } from '@/bands/split.tsx';

export function FourQuestions() {
  const { comparison } = LANDING;
  return (
    <Split
      title={comparison.title}
      note={<p className="max-w-xs leading-relaxed text-muted">{comparison.text}</p>}
      tone="raised"
      spacing="loose"
    >
      <ComparisonTable />
    </Split>
  );
}

/** Two ways side by side under a few plain questions; the same table on every width. */
function ComparisonTable() {
  const { caption, ours, theirs, rows } = LANDING.comparison;
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="bg-accent-tint px-4 py-3 font-display font-semibold md:px-6">
            {ours}
          </th>
          <th scope="col" className="px-4 py-3 font-display font-semibold text-muted md:px-6">
            {theirs}
          </th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.question}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={2}
              className="border-t border-line pt-8 pb-3 font-display text-lg font-semibold tracking-tight md:text-xl"
            >
              {row.question}
            </th>
          </tr>
          <tr className="align-top">
            <td className="bg-accent-tint px-4 py-4 leading-relaxed md:px-6">{row.ours}</td>
            <td className="px-4 py-4 leading-relaxed text-muted md:px-6">{row.theirs}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
