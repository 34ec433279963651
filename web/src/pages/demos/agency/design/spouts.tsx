import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { HEADING } from './look.ts';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';

export function Spouts() {
  const { spouts } = OBJECT_DESIGNERS;
  return (
    <section aria-labelledby="spouts-title" className="bg-accent-deep text-paper">
      <PageWidth className="py-10 md:py-24">
        <div className="grid gap-4 md:grid-cols-12 md:gap-10">
          <BandTitle id="spouts-title" look={`md:col-span-4 ${HEADING}`} text={spouts.title} />
          <p className="max-w-md text-sm leading-relaxed text-on-dark md:col-span-6">
            {spouts.text}
          </p>
        </div>
        <div className="mt-8">
          <SpoutRow spouts={spouts.tried} />
        </div>
      </PageWidth>
    </section>
  );
}

/** Spouts that were tried, in profile and in order, each with what was wrong with it. */
function SpoutRow({ spouts }: { spouts: readonly { verdict: string; good?: boolean }[] }) {
  return (
    <ol className="grid grid-cols-4 gap-x-4 gap-y-5 sm:grid-cols-6 lg:grid-cols-11 lg:gap-x-5">
      {spouts.map((spout, index) => (
        <li key={spout.verdict}>
          <Ornament viewBox="0 0 90 120" className="block w-full">
            <path
              d={PROFILES[index % PROFILES.length]}
              className={`fill-none ${spout.good === true ? 'stroke-raised' : 'stroke-on-dark'}`}
              strokeWidth={spout.good === true ? 4 : 1.5}
              {...ROUND}
            />
            {spout.good !== true && (
              <path
                d="M76 62q-5 8 0 11 5-3 0-11z"
                className="fill-none stroke-on-dark"
                strokeWidth="1"
                transform={`translate(${(index % 3) * 3 - 4} ${(index % 4) * 7 - 8})`}
              />
            )}
          </Ornament>
          <p className="mt-2 text-xs leading-snug">
            <span className="mr-1.5 text-on-dark tabular-nums">{index + 1}</span>
            {spout.verdict}
          </p>
        </li>
      ))}
    </ol>
  );
}

const PROFILES = [
  'M6 16v94M6 60h52l10-14M6 92h44l26-46H62',
  'M6 16v94M6 52c26 0 36-12 46-22M6 88c38 0 54-26 66-48L58 28',
  'M6 16v94M6 60c30-4 20-40 52-40M6 92c50-2 40-50 66-62L58 20',
  'M6 16v94M6 68l50-48M6 94l62-58L56 20',
  'M6 16v94M6 66c26-2 34-24 46-46M6 96c40-4 56-40 64-66-6 4-12 0-18-10',
  'M6 16v94M6 60c20 0 34-20 36-44M6 100c36 0 60-40 58-84H42',
  'M6 16v94M6 72c28 0 38-40 62-48M6 96c44-4 44-44 70-56l-8-16',
  'M6 16v94M6 60h30l20-34M6 88h48l20-40-18-22',
  'M6 16v94M6 62c26 0 40-18 46-42M6 92c42 0 58-30 64-56q2-10-6-10l-12-6',
  'M6 16v94M6 64c24-2 36-20 48-40M6 94c40-2 54-34 64-54-8 2-14-6-16-16',
  'M6 16v94M6 64c28-4 32-34 56-44M6 94c46-6 48-52 70-60l-14-14',
];
