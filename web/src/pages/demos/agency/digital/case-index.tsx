import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';

export function CaseIndex() {
  return (
    <section id="index" aria-labelledby="index-title" className="bg-accent text-paper">
      <PageWidth className="py-10 md:py-14">
        <RollingIndex />
      </PageWidth>
    </section>
  );
}

/**
 * An index that passes by slowly. It stops under the pointer, while the keyboard is in it and by its own switch;
 * with reduced motion it is a list at rest. All of it is style, so it needs no script.
 */
function RollingIndex() {
  const { index, cases } = WEB_STUDIO;
  return (
    <div className="group/roll">
      <div className="relative z-10 flex flex-wrap items-center justify-between gap-4 pb-5">
        <BandTitle id="index-title" look="font-mono text-sm" text={index.title} />
        <label className="flex min-h-8 cursor-pointer items-center gap-3 font-mono text-sm motion-reduce:hidden">
          <input type="checkbox" className="size-6 accent-warn-tint" />
          {index.hold}
        </label>
      </div>
      <div className="group/window border-y border-current motion-safe:h-104 motion-safe:overflow-hidden motion-safe:focus-within:overflow-y-auto md:motion-safe:h-132">
        <div className="animate-[roll_40s_linear_infinite] group-focus-within/window:animate-none group-hover/window:[animation-play-state:paused] group-has-checked/roll:[animation-play-state:paused] motion-reduce:animate-none">
          <ul>
            {cases.map((entry) => (
              <li key={entry.id}>
                <a
                  href={`#${entry.id}`}
                  className={`${ROW} hover:bg-warn-tint hover:text-ink focus-visible:-outline-offset-4`}
                >
                  <Line entry={entry} />
                </a>
              </li>
            ))}
          </ul>
          <ul aria-hidden="true" className="group-focus-within/window:hidden motion-reduce:hidden">
            {cases.map((entry) => (
              <li key={entry.id} className={ROW}>
                <Line entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function Line({ entry }: { entry: IndexEntry }) {
  return (
    <>
      <span className="text-2xl font-semibold tracking-tight md:text-3xl lg:text-5xl">
        {entry.name}
      </span>
      <span className="font-mono text-sm max-md:row-start-2">{entry.kind}</span>
      <span className="text-right font-mono text-sm tabular-nums md:text-base">{entry.weight}</span>
    </>
  );
}

const ROW =
  'grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-current px-1 py-4 md:grid-cols-[1fr_14rem_5rem] lg:grid-cols-[1fr_16rem_7rem] md:px-4 md:py-5';

type IndexEntry = (typeof WEB_STUDIO.cases)[number];
