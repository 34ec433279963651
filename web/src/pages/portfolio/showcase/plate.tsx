import type { ReactNode } from 'react';

/** A work that has the whole window to itself. Where the picture stands differs from plate to plate. */
export function Plate({
  id,
  number,
  of,
  title,
  place,
  hang,
  tone,
  picture,
  moves,
  children,
}: {
  /** The plate's address within the page. */
  id: string;
  number: number;
  of: number;
  title: string;
  place: string;
  hang: PlateHang;
  tone: PlateTone;
  picture: ReactNode;
  /** The ways to the plates before and after. */
  moves: ReactNode;
  children: ReactNode;
}) {
  const headingId = `${id}-title`;
  const head = (
    <div>
      <p className="flex items-baseline gap-3 font-display font-semibold tracking-tight tabular-nums">
        <span className="text-5xl lg:text-7xl">{String(number).padStart(2, '0')}</span>
        <span className="text-lg">/ {of}</span>
      </p>
      <h2
        id={headingId}
        className="mt-4 font-display text-3xl font-semibold tracking-tight lg:text-4xl"
      >
        {title}
      </h2>
      <p className="mt-2 text-sm">{place}</p>
    </div>
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`-scroll-mt-5 overflow-x-clip ${TONES[tone]}`}
    >
      <div
        className={`mx-auto grid min-h-[calc(100svh-4.25rem)] max-w-480 grid-rows-[auto_1fr_auto] ${HANGS[hang].plate}`}
      >
        <div className={HANGS[hang].head}>{head}</div>
        <div className={HANGS[hang].picture}>{picture}</div>
        <div className={HANGS[hang].text}>{children}</div>
        <div className={HANGS[hang].moves}>{moves}</div>
      </div>
    </section>
  );
}

export type PlateHang = 'left' | 'right' | 'under' | 'over' | 'framed';
export type PlateTone =
  | 'paper'
  | 'raised'
  | 'sunk'
  | 'accent-tint'
  | 'on-dark'
  | 'warn'
  | 'alert'
  | 'accent';

const TONES: Record<PlateTone, string> = {
  paper: 'bg-paper text-ink',
  raised: 'bg-raised text-ink',
  sunk: 'bg-sunk text-ink',
  'accent-tint': 'bg-accent-tint text-ink',
  'on-dark': 'bg-on-dark text-ink',
  warn: 'bg-warn-tint text-ink',
  alert: 'bg-alert-tint text-ink',
  accent: 'bg-accent-deep text-paper',
};

const HANGS: Record<PlateHang, Record<'plate' | 'head' | 'picture' | 'text' | 'moves', string>> = {
  // The picture fills the left of the window from edge to edge.
  left: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[1fr_auto_auto]',
    head: 'px-5 pt-10 md:px-10 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:self-end lg:pt-16',
    picture:
      'relative mt-8 h-84 md:h-128 lg:col-span-7 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:h-full',
    text: 'px-5 pt-8 md:px-10 lg:col-span-5 lg:col-start-8 lg:row-start-2 lg:pt-8',
    moves: 'px-5 pt-10 pb-8 md:px-10 lg:col-span-5 lg:col-start-8 lg:row-start-3 lg:pt-16',
  },
  // The picture stands on the right, the words beside its foot.
  right: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto]',
    head: 'px-5 pt-10 md:px-10 lg:col-span-6 lg:row-start-1 lg:pt-16',
    picture:
      'relative mt-8 h-84 md:h-128 lg:col-span-6 lg:col-start-7 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:h-full',
    text: 'px-5 pt-8 md:px-10 lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:self-end',
    moves: 'px-5 pt-10 pb-8 md:px-10 lg:col-span-6 lg:col-start-1 lg:row-start-3',
  },
  // Words above in two columns, the picture along the whole foot of the window.
  under: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]',
    head: 'px-5 pt-10 md:px-10 lg:col-span-6 lg:row-start-1 lg:pt-8 lg:pl-20',
    picture:
      'relative mt-8 h-72 md:h-112 lg:col-span-12 lg:row-start-3 lg:mt-2 lg:h-full lg:min-h-136',
    text: 'px-5 pt-8 md:px-10 lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:self-end lg:pr-20',
    moves: 'px-5 pt-10 pb-8 md:px-10 lg:col-span-12 lg:row-start-2 lg:px-20 lg:pt-3 lg:pb-0',
  },
  // The picture first, edge to edge, and the words below on one line of three columns.
  over: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[1fr_auto_auto]',
    head: 'px-5 pt-10 md:px-10 lg:col-span-5 lg:row-start-2 lg:pt-8 lg:pl-20',
    picture:
      'relative mt-8 h-72 md:h-112 lg:col-span-12 lg:row-start-1 lg:mt-0 lg:h-full lg:min-h-128',
    text: 'px-5 pt-8 md:px-10 lg:col-span-7 lg:row-start-2 lg:self-end lg:pr-20',
    moves: 'px-5 pt-10 pb-8 md:px-10 lg:col-span-12 lg:row-start-3 lg:px-20 lg:pt-8',
  },
  // In a frame on a dark wall.
  framed: {
    plate: 'lg:grid-cols-12 lg:grid-rows-[1fr_auto_auto]',
    head: 'px-5 pt-10 md:px-10 lg:col-span-4 lg:row-start-1 lg:pt-16 lg:pl-20',
    picture:
      'mx-5 mt-8 border-8 border-raised md:mx-10 lg:col-span-7 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:mx-10 lg:my-14',
    text: 'px-5 pt-8 md:px-10 lg:col-span-4 lg:row-start-2 lg:self-end lg:pb-14 lg:pl-20',
    moves: 'px-5 pt-10 pb-8 md:px-10 lg:col-span-12 lg:row-start-3 lg:px-20 lg:pt-0',
  },
};
