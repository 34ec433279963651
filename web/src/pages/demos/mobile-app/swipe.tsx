import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { Gesture } from './gesture.tsx';
import { Phone } from './phone-screen.tsx';
import { AnswerScreen } from './talk-screens.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function Swipe() {
  const { swipe } = PHONE_APP;
  return (
    <section aria-labelledby="swipe" className="overflow-hidden bg-paper">
      <PageWidth className="pt-10 md:pt-24">
        <div className="grid gap-8 lg:grid-cols-12 lg:items-start">
          <div className="lg:col-span-5 lg:pb-20">
            <Gesture id="swipe" />
          </div>
          <div
            role="img"
            aria-label={swipe.drawing}
            className="relative mx-auto h-104 w-full max-w-xl lg:col-span-7 lg:h-124"
          >
            <div aria-hidden="true">
              <div className="absolute top-10 right-0 lg:right-8">
                <Phone time="9:13" label={swipe.drawing} screen={<PageScreen />} />
              </div>
              <div className="absolute -left-10 -rotate-3 sm:left-0 lg:left-6">
                <Phone time="9:13" label={swipe.drawing} screen={<AnswerScreen />} />
              </div>
            </div>
            <SwipeTrace />
          </div>
        </div>
      </PageWidth>
    </section>
  );
}

/** A long stroke from right to left, over both phones. */
function SwipeTrace() {
  return (
    <Ornament
      viewBox="0 0 620 120"
      preserveAspectRatio="none"
      className="absolute top-84 left-[8%] h-28 w-[84%] lg:top-72 lg:left-1/4 lg:w-2/3 overflow-visible fill-none stroke-alert"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path
        d="M560 62C430 20 260 96 84 58"
        strokeDasharray="1 9"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M62 40 40 58l24 16" vectorEffect="non-scaling-stroke" />
      <ellipse cx="580" cy="64" rx="16" ry="20" className="fill-alert" />
    </Ornament>
  );
}

/** The letter, with the line that the answer rests on. */
function PageScreen() {
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
          <p>The seal is as old as the house. I’ll bring a new one on Thursday.</p>
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
