import { Lamp } from './phone-screen.tsx';
import { Cite, Question, ServerLine } from './screen-parts.tsx';

/** The sheet behind: the conversation has been drawn down to two thirds. */
export function PulledScreen() {
  return (
    <>
      <div className="space-y-2 px-5 pt-10 pb-5">
        <p className="text-lg leading-tight font-semibold">Home is there.</p>
        <dl className="mr-9 space-y-1">
          {[
            ['cedar', 'reached 0.2 s ago'],
            ['Line', 'tunnel over mobile'],
            ['Sent elsewhere', '0 bytes'],
            ['Waiting', '2 questions'],
          ].map(([term, text]) => (
            <div key={term} className="flex justify-between border-t border-line pt-1">
              <dt className="text-muted">{term}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex-1 space-y-3 rounded-t-[1.4rem] border-t-2 border-ink bg-paper px-5 pt-3">
        <span className="mx-auto block h-1 w-12 rounded-full bg-ink" />
        <div className="mr-9">
          <Question />
        </div>
        <p className="text-sm">
          Turn it a quarter to the left, then wait ten minutes before you open the tap.
          <Cite />
        </p>
      </div>
    </>
  );
}

export function HeldScreen() {
  return (
    <>
      <ServerLine />
      <div className="flex flex-1 flex-col justify-center px-5">
        <p className="text-[11px] text-muted">Listening on this phone</p>
        <p className="mt-2 text-xl leading-tight font-semibold">
          What did the plumber say about the <span className="text-muted">val…</span>
        </p>
        <svg
          viewBox="0 0 210 40"
          className="mt-6 w-full stroke-alert"
          strokeWidth="3"
          strokeLinecap="round"
        >
          <path
            d={[4, 9, 6, 14, 17, 8, 5, 11, 16, 18, 12, 7, 3, 6, 10, 15, 9, 4, 2, 2, 2, 1, 1, 1]
              .map((half, index) => `M${4 + index * 8.8} ${20 - half}v${half * 2}`)
              .join('')}
          />
        </svg>
        <p className="mt-2 text-right tabular-nums">0:03</p>
      </div>
      <div className="flex justify-center pb-6">
        <Lamp state="held" />
      </div>
    </>
  );
}

/** The letter, with the line that the answer rests on. */
export function PageScreen() {
  return (
    <>
      <div className="flex justify-between border-b border-line px-5 pb-2">
        <span className="font-semibold">letters / plumber.pdf</span>
        <span className="text-muted">1 of 2</span>
      </div>
      <div className="flex-1 space-y-2 bg-sunk p-4">
        <div className="h-full space-y-2 bg-raised p-4 text-[11px] leading-normal">
          <p>Weir &amp; Daughter, plumbers</p>
          <p className="text-right">3 March</p>
          <Lines widths={['w-full', 'w-11/12', 'w-2/3']} />
          <p className="-mx-2 border-l-4 border-alert bg-alert-tint px-2 py-1 text-xs">
            Should it drip again, turn the valve a quarter to the left and leave the tap shut for
            ten minutes.
          </p>
          <Lines widths={['w-full', 'w-10/12', 'w-full', 'w-1/2']} />
          <p>The seal is as old as the house. I bring a new one on Thursday.</p>
          <Lines widths={['w-full', 'w-1/3']} />
          <p className="pt-2 text-sm text-accent italic">M. Weir</p>
        </div>
      </div>
    </>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return widths.map((width, index) => (
    <span key={index} className={`block h-1 bg-line ${width}`} />
  ));
}
