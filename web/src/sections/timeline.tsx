import { CopyText, type Copy } from './copy-text.tsx';

/** Moments along a line: a time or year in large figures, and what happened then. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="relative space-y-10 before:absolute before:inset-y-2 before:left-0 before:w-px before:bg-line md:space-y-14 md:before:left-40">
      {moments.map((moment) => (
        <li key={moment.time} className="relative pl-6 md:grid md:grid-cols-[10rem_1fr] md:pl-0">
          <span
            aria-hidden="true"
            className="absolute top-3 -left-1 size-2 rounded-full bg-evergreen md:left-39"
          />
          <p className="font-display text-2xl leading-none font-semibold tracking-tight tabular-nums md:text-3xl">
            {moment.time}
          </p>
          <div className="mt-3 md:mt-0 md:pl-10">
            <h3 className="font-display text-lg font-semibold">{moment.title}</h3>
            <p className="mt-2 max-w-measure leading-relaxed">
              <CopyText copy={moment.text} />
            </p>
            {moment.note !== undefined && (
              <p className="mt-3 max-w-measure border-l border-line pl-3 text-sm text-muted">
                {moment.note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

export type Moment = { time: string; title: string; text: Copy; note?: string };
