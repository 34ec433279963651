import { CopyText } from '@/bands/copy-text.tsx';
import { BandTitle, PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { TITLE } from './look.ts';
import { Phone } from './phone-screen.tsx';
import { Ornament, Word } from '@/drawings/drawing.tsx';

export function Pairing() {
  const { pairing } = PHONE_APP;
  return (
    <section
      id="pairing"
      aria-labelledby="pairing-title"
      className="overflow-hidden bg-accent-tint"
    >
      <PageWidth className="grid gap-8 pt-10 md:pt-20 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pb-20">
          <BandTitle id="pairing-title" look={TITLE} text={pairing.title} />
          <ol className="mt-8 space-y-6">
            {pairing.steps.map((step, index) => (
              <li key={step.title} className="grid grid-cols-[3rem_1fr]">
                <span
                  aria-hidden="true"
                  className="text-3xl leading-none font-bold tracking-tighter text-alert"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold">{step.title}</h3>
                  <p className="mt-1 text-sm leading-relaxed">
                    <CopyText copy={step.text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-8 border-t border-line-strong pt-4 text-sm leading-relaxed">
            <CopyText copy={pairing.lost} />
          </p>
        </div>
        <div
          role="img"
          aria-label={pairing.drawing}
          className="relative h-112 lg:col-span-7 lg:h-auto lg:min-h-150"
        >
          <div
            aria-hidden="true"
            className="absolute top-0 -left-10 w-120 max-w-none sm:left-0 sm:w-140 lg:-right-24 lg:left-auto"
          >
            <PairingLaptop />
          </div>
          <div
            aria-hidden="true"
            className="absolute top-52 right-0 rotate-6 lg:top-56 lg:right-72"
          >
            <Phone time="17:46" label={pairing.drawing} screen={<FinderScreen />} />
          </div>
        </div>
      </PageWidth>
    </section>
  );
}

function FinderScreen() {
  return (
    <div className="flex flex-1 flex-col bg-sunk">
      <p className="px-5 pt-6 text-center text-sm font-semibold">Scan the code on cedar</p>
      <div className="grid flex-1 place-items-center">
        <svg viewBox="-100 -100 200 200" className="w-48">
          <g transform="rotate(-4) translate(-52.5 -52.5) scale(5)">
            <path d="M-3-3H24V24H-3z" className="fill-raised" />
            <path d={scanCode()} className="fill-ink" />
          </g>
          <path
            d="M-90-60v-30h30M60-90h30v30M90 60v30H60M-60 90h-30V60"
            className="fill-none stroke-alert"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </svg>
      </div>
      <div className="rounded-t-[1.4rem] bg-raised px-5 pt-4 pb-6 text-center">
        <p className="text-muted">Is this on the server as well?</p>
        <p className="mt-1 text-3xl leading-none font-bold tracking-wider tabular-nums">
          {PHONE_APP.pairing.digits.join(' ')}
        </p>
      </div>
    </div>
  );
}

/** A laptop that shows the server's pairing page. */
function PairingLaptop() {
  return (
    <Ornament viewBox="0 0 640 420" className="block w-full">
      <g strokeWidth="2" strokeLinejoin="round" className="fill-none stroke-ink">
        <path d="M74 16H566q14 0 14 14V356H60V30q0-14 14-14z" className="fill-ink" />
        <path d="M78 34H562V342H78z" className="fill-raised" />
        <path d="M10 356H630l-24 34q-4 6-12 6H46q-8 0-12-6z" className="fill-accent-tint" />
        <path d="M262 356h116l-8 12h-100z" className="fill-on-dark" />
        <path d="M78 66H562" />
      </g>
      <g className="fill-ink">
        <circle cx="98" cy="50" r="5" className="fill-accent" />
        <text x="112" y="56" className="font-mono text-[22px] md:text-[16px]">
          cedar.alcove.example
        </text>
        <text x="336" y="128" className="text-[26px] font-semibold md:text-[22px]">
          A new device
        </text>
        <Word x="336" y="160" className="text-[22px] md:text-[16px]" text="good for 1:46" />
        <text x="336" y="246" className="text-[64px] font-bold tabular-nums" letterSpacing="3">
          {PHONE_APP.pairing.digits.join(' ')}
        </text>
        <g transform="translate(112 104) scale(9)">
          <path d={scanCode()} />
        </g>
      </g>
      <path d="M336 274h100v40H336z" className="fill-accent" />
      <text x="386" y="300" textAnchor="middle" className="fill-raised text-[20px] font-semibold">
        Yes
      </text>
      <path d="M448 274h100v40H448z" className="fill-none stroke-ink" />
      <Word x="498" y="300" textAnchor="middle" className="fill-ink text-[20px]" text="No" />
    </Ornament>
  );
}

/** A square of dots that looks like a pairing code and is none: the middle is arithmetic. */
function scanCode(): string {
  const size = 21;
  const cells: string[] = [];
  const inFinder = (x: number, y: number) =>
    (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!inFinder(x, y) && (x * x * 7 + y * 13 + x * y * 5) % 11 < 5)
        cells.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  const finders = ['0 0', '14 0', '0 14'].map(
    (corner) => `M${corner}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`,
  );
  return [...cells, ...finders].join('');
}
