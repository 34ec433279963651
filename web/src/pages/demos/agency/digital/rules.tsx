import type { ReactNode } from 'react';
import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';
import { FilmStrips } from './film-strips.tsx';
import { HEADING } from './look.ts';
import { NoOtherHost } from './no-other-host.tsx';
import { Drawing, Ornament, Word } from '@/drawings/drawing.tsx';

export function Rules() {
  const { rules } = WEB_STUDIO;
  const { ruler, film, hosts } = rules;
  return (
    <section id="rules" aria-labelledby="rules-title" className="bg-sunk">
      <PageWidth className="py-12 md:py-20">
        <div className="grid gap-6 md:grid-cols-12 md:gap-10">
          <BandTitle id="rules-title" look={`md:col-span-5 ${HEADING}`} text={rules.title} />
          <p className="max-w-measure md:col-span-7">{rules.text}</p>
        </div>
        <Rule rule={ruler}>
          <ByteRuler />
        </Rule>
        <Rule rule={film}>
          <FilmStrips />
        </Rule>
        <Rule rule={hosts}>
          <NoOtherHost />
        </Rule>
      </PageWidth>
    </section>
  );
}

/** A figure as large as a heading, what it stands for, and the drawing that shows it. */
function Rule({ rule: { figure, unit, title, text }, children }: RuleProps) {
  return (
    <div className="mt-10 grid gap-5 border-t border-ink pt-5 md:mt-14 lg:grid-cols-12 lg:gap-10">
      <div className="lg:col-span-4">
        <h3 className="flex items-end gap-3 font-semibold">
          <span className="text-6xl tracking-tighter tabular-nums lg:text-7xl">{figure}</span>
          <span className="max-w-28 leading-tight">
            {unit} {title}
          </span>
        </h3>
        <p className="mt-3 max-w-sm text-sm">{text}</p>
      </div>
      <div className="min-w-0 lg:col-span-8 lg:pt-3">{children}</div>
    </div>
  );
}

/** A budget of bytes laid along a ruler, a tick each kilobyte. */
function ByteRuler() {
  const { parts, mark } = WEB_STUDIO.rules.ruler;
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  const share = (size: number) => `${((size / total) * 100).toFixed(3)}%`;
  const marked = share(14);
  return (
    <figure>
      <Drawing
        label={`${parts.map((part) => `${part.name} ${part.size} kB`).join(', ')}; ${mark}`}
        className="block h-36 w-full overflow-visible"
      >
        {parts.map((part, index) => {
          const start = parts.slice(0, index).reduce((sum, before) => sum + before.size, 0);
          return (
            <rect
              key={part.name}
              x={share(start)}
              y="0"
              width={share(part.size)}
              height="64"
              className={`stroke-ink ${FILLS[index % FILLS.length]}`}
            />
          );
        })}
        {Array.from({ length: total + 1 }, (_, kilobyte) => {
          const x = share(kilobyte);
          const end = kilobyte % 10 === 0 ? 86 : kilobyte % 5 === 0 ? 78 : 72;
          return <line key={kilobyte} x1={x} x2={x} y1="64" y2={end} className="stroke-ink" />;
        })}
        {[0, 10, 20, 30, 40, 50, 60].map((kilobyte) => (
          <Word
            key={kilobyte}
            x={share(kilobyte)}
            y="104"
            textAnchor={kilobyte === 0 ? 'start' : kilobyte === total ? 'end' : 'middle'}
            className="fill-ink font-mono text-xs"
            text={kilobyte}
          />
        ))}
        <line x1={marked} x2={marked} y1="-10" y2="128" className="stroke-alert" strokeWidth="2" />
        <text x={marked} dx="8" y="132" className="fill-alert font-mono text-xs">
          {mark}
        </text>
      </Drawing>
      <figcaption>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {parts.map((part, index) => (
            <li key={part.name} className="flex items-center gap-2">
              <Ornament viewBox="0 0 12 12" className="size-3">
                <path
                  d="M0 0h12v12H0z"
                  className={`stroke-ink ${FILLS[index % FILLS.length]}`}
                  strokeWidth="2"
                />
              </Ornament>
              {part.name}, {part.size} kB
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const FILLS = ['fill-accent', 'fill-accent-tint', 'fill-ink', 'fill-warn-tint', 'fill-line'];

type RuleProps = {
  rule: { figure: string; unit: string; title: string; text: string };
  children: ReactNode;
};
