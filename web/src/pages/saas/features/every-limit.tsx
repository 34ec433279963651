import { FEATURES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Split } from '@/bands/split.tsx';

export function EveryLimit() {
  const { limits } = FEATURES;
  return (
    <Split
      title={limits.title}
      note={
        <p className="max-w-xs leading-relaxed text-muted">
          <CopyText copy={limits.text} />
        </p>
      }
    >
      <LimitsTable />
    </Split>
  );
}

/** Every limit of every plan, and under each what happens when it is reached. */
function LimitsTable() {
  const { caption, plans, rows, reached } = FEATURES.limits;
  return (
    <table className="w-full table-fixed border-collapse border border-ink bg-raised text-left [&_td]:px-3 [&_th]:px-3 md:[&_td]:px-5 md:[&_th]:px-5">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="bg-accent-tint">
          {plans.map((plan) => (
            <th key={plan} scope="col" className="py-2.5 font-display font-semibold md:text-lg">
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.limit} className="border-t border-line-strong">
          <tr>
            <th scope="rowgroup" colSpan={plans.length} className="pt-3 text-sm font-semibold">
              {row.limit}
            </th>
          </tr>
          <tr className="align-top">
            {row.values.map((value, column) => (
              <td key={plans[column]} className="py-1 leading-snug tabular-nums max-sm:text-sm">
                {value}
              </td>
            ))}
          </tr>
          <tr>
            <td colSpan={plans.length} className="pt-1 pb-3.5 text-sm leading-relaxed text-muted">
              <span className="font-semibold text-alert">{reached}</span> {row.after}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
