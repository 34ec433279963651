/** Papers of an office, made of type and a few drawn lines. */
import type { ReactNode, SVGProps } from 'react';
import { PRACTICES } from './copy.ts';

export function ScannedLetter() {
  const { paper } = PRACTICES.post;
  return (
    <Figure description={paper.description}>
      <div className="relative max-w-lg lg:-ml-6">
        <Sheet className="px-8 pt-10 pb-24 sm:px-12">
          <svg
            aria-hidden="true"
            viewBox="0 0 12 120"
            className="absolute top-1/2 left-2 hidden h-30 w-3 -translate-y-1/2 fill-paper stroke-line-strong sm:block"
          >
            <circle cx="6" cy="8" r="5" />
            <circle cx="6" cy="112" r="5" />
          </svg>
          <div className="flex justify-between gap-4">
            <p className="text-sm leading-snug font-semibold">
              {paper.sender.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
            <Pen {...CREST} />
          </div>
          <p className="mt-8 text-right text-sm">{paper.date}</p>
          <p className="mt-4 text-sm font-semibold">{paper.subject}</p>
          <div className="mt-4 space-y-3 text-sm leading-relaxed">
            <p>{paper.opening}</p>
            <p>{paper.before}</p>
            <p className="relative">
              <mark className="bg-warn-tint py-0.5 text-ink">{paper.marked}</mark>
              <Pen
                box="0 0 14 60"
                preserveAspectRatio="none"
                className="absolute top-0 -left-5 h-full w-3 fill-none stroke-alert"
                strokeWidth="1.8"
                d="M11 2C4 8 9 22 3 30c6 8 1 20 8 28"
              />
            </p>
            <p>{paper.after}</p>
          </div>
          <Pen {...SCRIBBLE} />
          <p className="absolute right-6 bottom-28 -rotate-6 rounded-sm border-2 border-alert px-3 py-1.5 text-center font-mono text-xs leading-snug text-alert uppercase sm:right-10">
            {paper.stamp.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </Sheet>
        <div className="relative -mt-14 ml-6 max-w-72 border border-accent bg-accent-tint px-4 py-3 sm:ml-auto sm:-mr-4">
          <Pen {...CLIP} />
          <dl className="space-y-1 font-mono text-xs">
            {paper.slip.map((row) => (
              <div key={row.term} className="grid grid-cols-[3.5rem_1fr]">
                <dt className="text-muted">{row.term}</dt>
                <dd className="font-semibold">{row.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Figure>
  );
}

export function AnswerSlip() {
  const { slip } = PRACTICES.away;
  return (
    <Figure description={slip.description}>
      <div className="grid border border-ink bg-raised md:grid-cols-[1fr_15rem]">
        <div className="p-5 md:p-7">
          <p className="text-sm text-muted">{slip.asked}</p>
          <p className="mt-1 font-display text-lg font-semibold">{slip.question}</p>
          <p className="mt-4 max-w-lg border-l-2 border-accent pl-4 leading-relaxed">
            {slip.answer}
          </p>
        </div>
        <div className="grid content-between gap-5 border-t border-line bg-paper p-5 md:border-t-0 md:border-l">
          <ul className="space-y-3">
            {slip.sources.map((source) => (
              <li key={source.file} className="grid grid-cols-[1.5rem_1fr] gap-1">
                <Pen {...LEAF} />
                <span className="min-w-0">
                  <span className="block font-mono text-xs wrap-anywhere">{source.file}</span>
                  <span className="block text-sm text-muted">{source.place}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-3 text-sm text-muted">
            {slip.closedTitle}:{' '}
            {slip.closed.map((folder, index) => (
              <span key={folder}>
                {index > 0 && <span>, </span>}
                <span className="font-mono text-xs line-through">{folder}</span>
              </span>
            ))}
          </p>
        </div>
      </div>
    </Figure>
  );
}

export function DraftLetter() {
  const { paper } = PRACTICES.draft;
  const [subject, opening] = paper.lines;
  return (
    <Figure description={paper.description}>
      <div className="relative lg:mr-2 lg:ml-8">
        <div
          aria-hidden="true"
          className="absolute inset-0 translate-x-2 translate-y-2 border border-line-strong bg-sunk"
        />
        <Sheet className="relative px-6 py-9 sm:px-14 sm:py-12">
          <p className="flex flex-wrap justify-between gap-x-6 font-mono text-xs text-muted">
            <span>{paper.head}</span>
            <span>{paper.from}</span>
          </p>
          <p className="mt-8 font-semibold md:text-lg">{subject}</p>
          <div className="mt-4 space-y-5 leading-relaxed md:text-lg md:leading-relaxed">
            <p>{opening}</p>
            <p>
              <del className="text-muted decoration-alert decoration-2">{paper.deleted}</del>
            </p>
            <div className="relative pl-7">
              <Pen
                box="0 0 26 60"
                className="absolute -top-7 left-0 h-14 w-6 fill-none stroke-alert"
                strokeWidth="2"
                strokeLinecap="round"
                d="M14 2C2 14 3 34 20 47M11 47l9 1-2-10"
              />
              <p>
                <ins className="font-display text-lg font-medium text-alert no-underline md:text-xl">
                  {paper.inserted}
                </ins>
              </p>
            </div>
            <p>{paper.after}</p>
          </div>
          <p className="mt-8 text-sm">{paper.signed}</p>
          <Pen
            box="0 0 40 60"
            className="absolute right-4 -bottom-10 h-32 w-20 fill-warn-tint stroke-ink sm:right-10"
            strokeWidth="1.4"
            strokeLinejoin="round"
            d="M33 3l5 3-19 41-6 5 0-8zM13 44l6 3M30 9l5 3"
          />
        </Sheet>
      </div>
    </Figure>
  );
}

export function MinutesPage() {
  const { paper } = PRACTICES.minutes;
  return (
    <Figure description={paper.description}>
      <Sheet className="px-6 py-8 sm:px-9" ground="fill-sunk">
        <p className="font-display text-lg font-semibold">{paper.head}</p>
        <p className="mt-1 text-sm text-muted">{paper.present}</p>
        <ol className="mt-5 border-b border-line">
          {paper.decisions.map((decision) => (
            <li
              key={decision.what}
              className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-2.5"
            >
              <span className="leading-snug font-semibold">{decision.what}</span>
              <span className="font-mono text-xs leading-6 text-accent">{decision.at}</span>
              <span className="text-sm text-muted">{decision.who}</span>
            </li>
          ))}
        </ol>
        <svg aria-hidden="true" viewBox="0 0 360 44" className="mt-6 w-full">
          <path d={WAVE} className="stroke-line-strong" strokeWidth="2.2" strokeLinecap="round" />
          <path
            d="M32 2v40M90 2v40M247 2v40"
            className="stroke-accent"
            strokeWidth="1.6"
            strokeDasharray="2 3"
          />
        </svg>
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-mono text-xs">
          <span>{paper.recording}</span>
          <span className="text-alert">{paper.expiry}</span>
        </p>
      </Sheet>
    </Figure>
  );
}

export function DayLog() {
  const { log } = PRACTICES.evening;
  return (
    <Figure description={log.description}>
      <ol className="border-t border-on-dark font-mono text-xs sm:text-sm">
        {log.lines.map((line) => (
          <li
            key={line.at}
            className="grid grid-cols-[3.5rem_1fr] border-b border-accent py-2 sm:grid-cols-[6rem_1fr]"
          >
            <span className="text-on-dark">{line.at}</span>
            <span className="sm:whitespace-pre">{line.text}</span>
          </li>
        ))}
      </ol>
    </Figure>
  );
}

function Figure({ description, children }: { description: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="sr-only">{description}</figcaption>
      {children}
    </figure>
  );
}

/** White paper with one corner turned down. */
function Sheet({
  className,
  ground = 'fill-paper',
  children,
}: {
  className: string;
  /** What shows where the corner was. */
  ground?: 'fill-paper' | 'fill-sunk';
  children: ReactNode;
}) {
  return (
    <div className={`relative border border-ink bg-raised text-ink ${className}`}>
      {children}
      <svg aria-hidden="true" viewBox="0 0 28 28" className="absolute -top-px -right-px size-7">
        <path d="M0 0H28V28Z" className={ground} />
        <path d="M0 0V28H28Z" className="fill-accent-tint stroke-ink" strokeLinejoin="round" />
      </svg>
    </div>
  );
}

/** A few drawn lines. */
function Pen({ box, d, ...look }: PenProps) {
  return (
    <svg aria-hidden="true" viewBox={box} {...look}>
      <path d={d} />
    </svg>
  );
}

type PenProps = { box: string; d: string } & SVGProps<SVGSVGElement>;

const CREST: PenProps = {
  box: '0 0 44 48',
  className: 'mr-4 size-11 fill-none stroke-ink',
  strokeWidth: '1.3',
  strokeLinejoin: 'round',
  d: 'M4 3h36v22c0 10-8 16-18 20C12 41 4 35 4 25zM4 20h36M13 20V3M31 20V3M12 34l10-9 10 9M17 30v9M27 30v9',
};

const SCRIBBLE: PenProps = {
  box: '0 0 120 40',
  className: 'mt-5 w-28 fill-none stroke-accent',
  strokeWidth: '1.8',
  strokeLinecap: 'round',
  d: 'M4 30C14 6 22 2 20 16s-8 20-2 16 10-18 14-16-4 14 2 14 8-12 12-12 0 12 6 11 8-24 12-22-10 26-2 24 14-10 20-9 8 6 28-2',
};

const CLIP: PenProps = {
  box: '0 0 16 44',
  className: 'absolute -top-6 left-6 h-11 w-4 fill-none stroke-ink',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  d: 'M12 12v22a4 4 0 0 1-8 0V8a3 3 0 0 1 6 0v22',
};

const LEAF: PenProps = {
  box: '0 0 16 20',
  className: 'mt-0.5 h-5 w-4 fill-raised stroke-ink',
  strokeWidth: '1.2',
  d: 'M1 1h9l5 5v13H1zM10 1v5h5M4 10h8M4 13h8M4 16h5',
};

/** A line of sound; the sines only make it look spoken. */
const WAVE = Array.from({ length: 60 }, (_, index) => {
  const height = 3 + 15 * Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.23));
  const x = 3 + index * 6;
  return `M${x} ${(22 - height).toFixed(1)}V${(22 + height).toFixed(1)}`;
}).join('');
