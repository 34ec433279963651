import { PEOPLE } from './copy.ts';
import { BulletList } from '@/bands/bullet-list.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function OnCall() {
  const { rota } = PEOPLE;
  return (
    <Section tone="raised" labelledBy="rota-title">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="rota-title">{rota.title}</Heading>
          <p className="mt-4 max-w-measure leading-relaxed">{rota.text}</p>
          <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">{rota.pay}</p>
        </div>
        <div className="lg:col-span-8">
          <CallRota />
          <p className="mt-3 text-sm text-muted">{rota.handover}</p>
        </div>
      </div>
      <div className="mt-8 grid gap-6 border-t border-line pt-6 md:mt-12 md:pt-8 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-6 lg:col-span-4 lg:col-start-5">
          <h3 className="mb-3 font-display text-lg font-semibold text-alert">{rota.rings.title}</h3>
          <BulletList items={rota.rings.items} />
        </div>
        <div className="md:col-span-6 lg:col-span-4">
          <h3 className="mb-3 font-display text-lg font-semibold">{rota.waits.title}</h3>
          <BulletList items={rota.waits.items} />
        </div>
      </div>
    </Section>
  );
}

/** Who answers at night: a table in which each turn reads as one bar. */
function CallRota() {
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

const TURNS = {
  first: 'bg-accent text-raised',
  second: 'bg-accent-tint text-accent-deep',
};
