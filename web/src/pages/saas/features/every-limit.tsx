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
      spacing="loose"
    >
      <LimitsTable />
    </Split>
  );
}

/** Every limit of every plan, and under each what happens when it is reached. */
function LimitsTable() {
  const { caption, plans, rows, reached } = FEATURES.limits;
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink">
          {plans.map((plan) => (
            <th key={plan} scope="col" className="py-2 pr-3 font-display font-semibold">
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.limit} className="border-b border-line">
          <tr>
            <th
              scope="rowgroup"
              colSpan={plans.length}
              className="pt-5 text-sm font-normal text-muted"
            >
              {row.limit}
            </th>
          </tr>
          <tr className="align-top">
            {row.values.map((value, column) => (
              <td
                key={plans[column]}
                className="py-1 pr-3 font-display leading-snug font-semibold tabular-nums md:text-lg"
              >
                {value}
              </td>
            ))}
          </tr>
          <tr>
            <td colSpan={plans.length} className="pt-1 pb-5 text-sm leading-relaxed">
              <span className="text-alert">{reached}</span> {row.after}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
