import { ENGINEER } from './copy.ts';
import { Section } from '@/bands/section.tsx';
import { Drawing, Word } from '@/drawings/drawing.tsx';

export function Opening() {
  const { title, lead, facts } = ENGINEER;
  return (
    <Section
      tone="warn"
      spacing="tight"
      grid="grid-cols-[1fr_auto] items-center gap-x-4 gap-y-4 md:grid-cols-12 md:gap-10"
    >
      <h1 className="max-w-3xl font-display text-3xl font-semibold tracking-tight md:col-span-8 md:self-end md:text-5xl lg:text-6xl">
        {title}
      </h1>
      <div className="md:col-span-4 md:row-span-2">
        <HalfHourDial />
      </div>
      <div className="max-md:col-span-2 md:col-span-8 md:self-start">
        <p className="max-w-measure leading-normal md:text-lg md:leading-relaxed">{lead}</p>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold md:mt-6">
          {facts.map((fact) => (
            <li key={fact} className="border-l-2 border-alert pl-3">
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A clock whose right half is divided into the parts of a half-hour. */
function HalfHourDial() {
  const { dial, agenda } = ENGINEER;
  return (
    <Drawing label={dial.label} viewBox="0 0 320 320" className="w-26 md:w-full md:max-w-sm">
      <circle cx="160" cy="160" r="138" className="fill-raised stroke-ink" strokeWidth="2" />
      {agenda.parts.map(({ from, to }, index) => (
        <path
          key={from}
          d={`M160 160L${at(from, 126)}A126 126 0 0 1 ${at(to, 126)}z`}
          className={`stroke-ink ${FILLS[index % FILLS.length]}`}
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => (
        <path
          key={index}
          d={`M${at(index * 5, 138)}L${at(index * 5, index % 3 === 0 ? 124 : 131)}`}
          className="stroke-ink"
          strokeWidth="2"
        />
      ))}
      <path
        d={`M160 160L${at(0, 108)}M160 160L${at(40, 66)}`}
        className="origin-[160px_160px] animate-swing stroke-ink [--swing:-40deg]"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="160" cy="160" r="7" className="fill-alert" />
      {agenda.parts.map(({ from, to }, index) => {
        const [x, y] = at((from + to) / 2, 94).split(' ');
        return (
          <Word
            key={to}
            x={x}
            y={Number(y) + 7}
            textAnchor="middle"
            className={`font-display text-lg font-semibold ${index % FILLS.length === 1 ? 'fill-raised' : 'fill-ink'}`}
            text={to - from}
          />
        );
      })}
    </Drawing>
  );
}

const FILLS = ['fill-accent-tint', 'fill-accent', 'fill-paper', 'fill-alert-tint'];

/** A point on the dial as `x y`, `minute` minutes after the hour. */
function at(minute: number, radius: number): string {
  const angle = (minute / 30) * Math.PI;
  const x = 160 + radius * Math.sin(angle);
  const y = 160 - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
