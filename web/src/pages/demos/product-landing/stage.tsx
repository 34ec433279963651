import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { PageWidth } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';
import { BoxView, type View } from './box-view.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function Stage() {
  const { name, kind, price, buy, title, lead } = BOX;
  return (
    <header className="bg-paper">
      <PageWidth className="pt-5 md:pt-7">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
          <p className="font-display font-semibold font-stretch-125%">{name}</p>
          <p className="text-muted max-sm:hidden">{kind}</p>
          <p className="flex items-center gap-4 tabular-nums">
            {price}
            <Link
              to={buy.to}
              className="rounded-sm bg-alert px-3 py-1.5 font-semibold text-raised hover:bg-ink"
            >
              {buy.label}
            </Link>
          </p>
        </div>
        <div className="mt-8 grid gap-5 pb-5 md:mt-12 md:grid-cols-12 md:items-end md:gap-10 md:pb-3">
          <h1
            className={`text-3xl leading-none sm:text-4xl md:col-span-8 lg:text-5xl xl:text-6xl ${WIDE}`}
          >
            {title}
          </h1>
          <p className="max-w-sm leading-relaxed md:col-span-4 md:pb-1">{lead}</p>
        </div>
      </PageWidth>
      <Turntable />
    </header>
  );
}

/** The box on a stage, turned by radio buttons; it needs no script, and the arrow keys turn it too. */
function Turntable() {
  const { legend, views } = BOX.turn;
  return (
    <div className="group/turn">
      {views.map((view) => (
        <div
          key={view.id}
          className={`hidden h-72 md:h-96 lg:aspect-8/3 lg:h-auto md:w-full ${SHOWN[view.id]}`}
        >
          <BoxView view={view.id} label={view.drawing} />
        </div>
      ))}
      <div className="border-y border-ink bg-raised">
        <div className="mx-auto grid max-w-page md:grid-cols-12 md:px-10">
          <fieldset className="grid grid-cols-5 border-ink max-md:border-b md:col-span-7 md:border-x">
            <legend className="sr-only">{legend}</legend>
            {views.map((view, index) => (
              <label
                key={view.id}
                className="relative flex cursor-pointer flex-col items-center justify-center gap-2 border-ink px-1 pt-4 pb-3 text-center text-xs not-first:border-l hover:bg-sunk has-checked:bg-ink has-checked:text-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current md:text-sm"
              >
                <input
                  type="radio"
                  name="turn"
                  id={`turn-${view.id}`}
                  value={view.id}
                  defaultChecked={index === 0}
                  className="absolute size-px opacity-0"
                />
                <Ornament
                  viewBox="-22 -22 44 44"
                  className="size-9 fill-none stroke-current md:size-11"
                  strokeWidth="1.6"
                >
                  {ICONS[view.id]}
                </Ornament>
                {view.label}
              </label>
            ))}
          </fieldset>
          <div aria-live="polite" className="px-5 py-6 md:col-span-5 md:px-8">
            {views.map((view) => (
              <div key={view.id} className={`hidden ${SHOWN[view.id]}`}>
                <h2 className="font-display text-xl font-medium font-stretch-125%">{view.title}</h2>
                <p className="mt-2 max-w-md leading-relaxed md:min-h-21">{view.text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const SHOWN: Record<View, string> = {
  front: 'group-has-[#turn-front:checked]/turn:block',
  corner: 'group-has-[#turn-corner:checked]/turn:block',
  standing: 'group-has-[#turn-standing:checked]/turn:block',
  back: 'group-has-[#turn-back:checked]/turn:block',
  below: 'group-has-[#turn-below:checked]/turn:block',
};

/** The box in plan as it lies before the one who looks from below the sheet. */
const ICONS: Record<View, ReactNode> = {
  front: <path d="M-12-14H12V10H-12zM-12 10H12M0 20v-4M8 6h.1" />,
  corner: <path d="M0-18 17-1 0 16-17-1zM0 21v-3M8 4h.1" />,
  standing: <path d="M-5-16H5V14H-5zM-9-16v30" />,
  back: <path d="M-12-14H12V10H-12zM-7 4h5M1 4h2M6 4h2M0 20v-4" />,
  below: (
    <>
      <path d="M-14-14H14V14H-14z" />
      <circle cx="-8" cy="-8" r="2.5" />
      <circle cx="8" cy="-8" r="2.5" />
      <circle cx="-8" cy="8" r="2.5" />
      <circle cx="8" cy="8" r="2.5" />
    </>
  ),
};
