import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { Gesture } from './gesture.tsx';
import { Phone, Lamp, ServerLine } from './phone-screen.tsx';
import { Ornament, Word } from '@/drawings/drawing.tsx';

/** The rings leave the phone and run under the text. */
export function Hold() {
  const { hold } = PHONE_APP;
  return (
    <section aria-labelledby="hold" className="overflow-hidden bg-paper">
      <PageWidth className="grid gap-8 pt-12 pb-10 md:grid-cols-12 md:pt-24 md:pb-32">
        <div className="mx-auto md:col-span-6 md:ml-16">
          <div className="relative">
            <HoldTrace />
            <Phone time="9:11" label={hold.drawing} screen={<HeldScreen />} />
          </div>
        </div>
        <div className="relative md:col-span-5 md:col-start-8">
          <Gesture id="hold" />
        </div>
      </PageWidth>
    </section>
  );
}

/** Rings that grow out from behind the phone as long as the lamp is held; the seconds stand on them. */
function HoldTrace() {
  const { marks } = PHONE_APP.hold;
  return (
    <Ornament
      viewBox="0 0 264 544"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-alert"
    >
      {marks.map((mark, ring) => {
        const radius = 168 + ring * 70;
        const x = 132 + radius * 0.94;
        const y = 466 - radius * 0.34;
        return (
          <g key={mark} className={ring > 0 ? 'max-lg:hidden' : 'max-md:hidden'}>
            <circle
              cx="132"
              cy="466"
              r={radius}
              strokeWidth={2.6 - ring * 0.6}
              strokeDasharray={ring === marks.length - 1 ? '3 8' : '0'}
            />
            <g strokeWidth="0" className="max-lg:hidden">
              <circle cx={x} cy={y} r="4.5" className="fill-alert" />
              <Word
                x={x + 11}
                y={y + 5}
                className={`fill-ink text-sm font-semibold ${ring === 2 ? 'max-xl:hidden' : ''}`}
                text={mark}
              />
            </g>
          </g>
        );
      })}
    </Ornament>
  );
}

function HeldScreen() {
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
