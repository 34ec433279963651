import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { Gesture } from './gesture.tsx';
import { Phone, Cite, Question } from './phone-screen.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

/** The phone hangs down from the edge above, as the sheet does on its screen. */
export function Pull() {
  const { pull } = PHONE_APP;
  return (
    <section aria-labelledby="pull" className="overflow-hidden bg-raised">
      <PageWidth className="grid md:grid-cols-12 md:gap-10">
        <div className="relative z-10 mx-auto -mt-12 overflow-y-clip h-112 md:order-last md:col-span-5 md:h-140">
          <div className="relative">
            <Phone time="18:05" label={pull.drawing} screen={<PulledScreen />} />
            <PullTrace />
          </div>
        </div>
        <div className="py-9 md:col-span-7 md:self-end md:py-20">
          <Gesture id="pull" />
        </div>
      </PageWidth>
    </section>
  );
}

/** The way of a finger over the glass: where it came down, where it went. Laid over a phone of 264 × 544. */
function PullTrace() {
  return (
    <Ornament
      viewBox="0 0 264 544"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-alert"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <circle cx="226" cy="74" r="9" strokeWidth="2" />
      <path d="M226 90c-6 50 8 100-2 160" strokeDasharray="1 9" />
      <circle cx="224" cy="268" r="20" className="fill-alert" />
      <circle cx="224" cy="268" r="30" strokeWidth="1.5" />
      <path d="M208 314l17 17 17-17" />
    </Ornament>
  );
}

/** The sheet behind: the conversation has been drawn down to two thirds. */
function PulledScreen() {
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
