import { STATUS_PARTS } from '@contract/status.ts';
import { summarise } from '@/features/status/status-text.ts';
import type { StatusView } from '@/features/status/status-feed.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Section, type Tone } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';
import { formatDayAndTime } from '@/lib/dates.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { Button } from '@/ui/button/button.tsx';
import { STATUS } from './copy.ts';
import type { ShownState } from './state-mark.tsx';
import { stateOf } from './state-of.ts';

/** The state of the whole in one line, and five niches with a lamp for each part. */
export function Opening({ view, retry }: { view: StatusView; retry: () => void }) {
  const { state, words } = summarise(view);
  return (
    <Section tone={TONES[state]} grid="items-center gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="text-lg font-semibold">{STATUS.title}</h1>
        <div className="mt-3 min-h-40 lg:min-h-44 noscript:hidden">
          <p
            role="status"
            className="font-display text-4xl font-semibold tracking-tight text-balance lg:text-6xl"
          >
            {words}
          </p>
          <div className="mt-5 max-w-measure leading-relaxed">
            <Explanation view={view} />
          </div>
        </div>
        {view.kind === 'unreached' && (
          <Button variant="secondary" className="mt-5" onClick={retry}>
            {STATUS.retry}
          </Button>
        )}
        <noscript>
          <p className="mt-3 max-w-measure text-lg leading-relaxed">
            <CopyText copy={STATUS.withoutScript} />
          </p>
        </noscript>
      </div>
      <Niches view={view} />
    </Section>
  );
}

function Explanation({ view }: { view: StatusView }) {
  switch (view.kind) {
    case 'looking':
      return null;
    case 'unreached':
      return <CopyText copy={STATUS.unreached} />;
    case 'known':
      return (
        <>
          {view.answer.unknown && (
            <p className="mb-3">
              <CopyText copy={STATUS.unknown} />
            </p>
          )}
          <p className="text-sm">
            {STATUS.looked}
            <time dateTime={view.answer.at} className="font-semibold">
              {formatDayAndTime(view.answer.at, personLocale(undefined))}
            </time>
            {`. ${STATUS.again}`}
          </p>
        </>
      );
  }
}

/** The list below says the same in words. */
function Niches({ view }: { view: StatusView }) {
  return (
    <Ornament viewBox="0 0 300 96" className="w-full max-w-lg lg:col-span-5" strokeWidth="2">
      <path d="M4 92h292" className="stroke-ink" strokeLinecap="round" />
      {STATUS_PARTS.map((part, index) => (
        <g key={part} transform={`translate(${8 + index * 58} 0)`}>
          <path d="M0 92V32a26 26 0 0 1 52 0v60" className="fill-raised stroke-ink" />
          <path d="M26 6v22" className="stroke-ink" />
          <g transform="translate(26 46)">{LAMPS[stateOf(view, part)]}</g>
        </g>
      ))}
    </Ornament>
  );
}

const BULB = 'M-8-8a11.5 11.5 0 1 0 16 0l-3-9h-10z';

const LAMPS: Record<ShownState, React.ReactNode> = {
  works: (
    <>
      <path d="M-14 20-20 46h40L14 20" className="fill-warn-tint" />
      <path d={BULB} className="fill-accent stroke-ink" />
    </>
  ),
  troubled: (
    <>
      <path d={BULB} className="fill-warn-tint stroke-ink" />
      <path d="M0-6v9m0 4v.5" className="stroke-warn" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  down: (
    <>
      <path d={BULB} className="fill-danger-tint stroke-ink" />
      <path d="m-4-3 8 8m0-8-8 8" className="stroke-danger" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  unknown: <path d={BULB} className="fill-none stroke-line-strong" strokeDasharray="3 4" />,
  looking: <path d={BULB} className="fill-none stroke-line-strong" />,
};

const TONES: Record<ShownState, Tone> = {
  works: 'accent-tint',
  troubled: 'warn',
  down: 'alert',
  unknown: 'sunk',
  looking: 'sunk',
};
