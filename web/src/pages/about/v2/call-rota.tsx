import { PEOPLE } from './copy.ts';

/** Who answers at night: a table in which each turn reads as one bar. */
export function CallRota() {
  const { caption, words, days, rows } = PEOPLE.rota;
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="pb-3 text-left text-sm text-muted">{caption}</caption>
      <thead>
        <tr className="border-b border-ink text-sm">
          <th scope="col" className="w-16 pb-2 font-semibold md:w-24">
            <span className="sr-only">{words.person}</span>
          </th>
          {days.map((day, index) => (
            <th
              key={day}
              scope="col"
              className={`pb-2 text-center font-semibold ${index > 4 ? 'text-muted' : ''}`}
            >
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-line">
            <th scope="row" className="py-2 font-display font-semibold md:text-lg">
              {row.name}
            </th>
            {row.days.map((turn, index) => (
              <td key={days[index]} className="py-2 text-center text-xs">
                {turn === null ? (
                  <span className="text-muted">
                    <span aria-hidden="true">·</span>
                    <span className="sr-only">{words.free}</span>
                  </span>
                ) : (
                  <span
                    className={`block overflow-hidden py-2.5 font-semibold md:py-3.5 ${TURNS[turn]} ${row.days[index - 1] === turn ? '' : 'rounded-l-sm'} ${row.days[index + 1] === turn ? '' : 'rounded-r-sm'}`}
                  >
                    <span className={row.days[index - 1] === turn ? 'sr-only' : ''}>
                      {words[turn]}
                    </span>
                    {row.days[index - 1] === turn && <span aria-hidden="true">&nbsp;</span>}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Turn = 'first' | 'second';

const TURNS: Record<Turn, string> = {
  first: 'bg-accent text-raised',
  second: 'bg-accent-tint text-accent-deep',
};
