import { Lamp } from './phone-screen.tsx';

/** What stands on the phones of the app's page. All of it is picture: the phone around it has the words. */
export function HomeScreen() {
  return (
    <>
      <ServerLine />
      <div className="flex flex-1 flex-col px-5 pt-6 pb-4">
        <p className="text-xl leading-tight font-semibold">Good morning.</p>
        <p className="mt-6 border-b border-line pb-1 text-[11px] text-muted">Asked yesterday</p>
        {[
          ['Pressure of the boiler', '1.4 bar, filled in March'],
          ['When was the hedge cut', '9 October, by Tom'],
          ['Who wrote to Ida', 'her aunt, two pages'],
        ].map(([question, answer]) => (
          <p key={question} className="border-b border-line py-2">
            <span className="font-semibold">{question}</span>
            <span className="block text-muted">{answer}</span>
          </p>
        ))}
        <p className="mt-auto text-center text-muted">Hold and ask</p>
      </div>
      <div className="flex justify-center border-t border-line py-5">
        <Lamp />
      </div>
    </>
  );
}

export function AnswerScreen() {
  return (
    <>
      <ServerLine />
      <div className="flex-1 space-y-3 px-5 pt-3">
        <Question />
        <p className="text-sm">
          Turn it a quarter to the left, then wait ten minutes before you open the tap.
          <Cite />
        </p>
        <p className="text-sm">He also wrote that the seal is old and that he would bring one.</p>
        <Source />
      </div>
      <div className="flex justify-center py-4">
        <Lamp />
      </div>
    </>
  );
}

export function DarkScreen() {
  return (
    <div className="flex flex-1 flex-col items-center justify-end gap-6 pb-16">
      <p className="text-center text-sm">
        Closed.
        <br />
        Key in the chip.
      </p>
      <Lamp state="out" />
    </div>
  );
}

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
          className="mt-6 w-full stroke-signal"
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
          <p className="-mx-2 border-l-4 border-signal bg-signal-tint px-2 py-1 text-xs">
            Should it drip again, turn the valve a quarter to the left and leave the tap shut for
            ten minutes.
          </p>
          <Lines widths={['w-full', 'w-10/12', 'w-full', 'w-1/2']} />
          <p>The seal is as old as the house. I bring a new one on Thursday.</p>
          <Lines widths={['w-full', 'w-1/3']} />
          <p className="pt-2 text-sm text-evergreen italic">M. Weir</p>
        </div>
      </div>
    </>
  );
}

export function LargeScreen() {
  return (
    <>
      <div className="flex-1 space-y-3 overflow-hidden px-4 pt-4">
        <p className="text-lg leading-tight text-muted">The valve?</p>
        <p className="text-2xl leading-tight font-semibold">
          Turn it a quarter to the left, then wait ten minutes.
        </p>
        <p className="text-lg leading-tight underline">plumber.pdf, line 9</p>
      </div>
      <div className="flex justify-center border-t border-line py-4">
        <Lamp />
      </div>
    </>
  );
}

export function OrderScreen() {
  return (
    <>
      <div className="relative mr-4">
        <ServerLine />
        <Number at={1} />
      </div>
      <div className="flex-1 space-y-4 px-5 pt-4">
        <div className="relative">
          <Question />
          <Number at={2} />
        </div>
        <div className="relative">
          <Source />
          <Number at={3} />
        </div>
        <div className="relative border-2 border-dashed border-signal p-2">
          <p className="text-sm">
            Turn it a quarter to the left, then wait ten minutes before you open the tap.
          </p>
          <Number at={4} />
        </div>
      </div>
      <div className="relative mx-auto my-4">
        <Lamp />
        <Number at={5} />
      </div>
    </>
  );
}

export function ContrastScreen() {
  return (
    <>
      <div className="border-b-4 border-ink px-5 pb-2 font-semibold">cedar, reached</div>
      <div className="flex-1 space-y-4 px-5 pt-4">
        <p className="ml-6 border-2 border-ink p-2 font-semibold">What did the plumber say?</p>
        <p className="text-sm font-semibold">
          Turn it a quarter to the left, then wait ten minutes before you open the tap.
        </p>
        <p className="border-l-8 border-ink pl-2 font-semibold">
          letters / plumber.pdf
          <br />
          page 1, line 9
        </p>
      </div>
      <div className="flex justify-center border-t-4 border-ink py-4">
        <Lamp />
      </div>
    </>
  );
}

export function FinderScreen({ digits }: { digits: readonly string[] }) {
  return (
    <div className="flex flex-1 flex-col bg-sunk">
      <p className="px-5 pt-6 text-center text-sm font-semibold">Look at the code on cedar</p>
      <div className="grid flex-1 place-items-center">
        <svg viewBox="-100 -100 200 200" className="w-48">
          <g transform="rotate(-4) translate(-52.5 -52.5) scale(5)">
            <path d="M-3-3H24V24H-3z" className="fill-raised" />
            <path d={scanCode()} className="fill-ink" />
          </g>
          <path
            d="M-90-60v-30h30M60-90h30v30M90 60v30H60M-60 90h-30V60"
            className="fill-none stroke-signal"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </svg>
      </div>
      <div className="rounded-t-[1.4rem] bg-raised px-5 pt-4 pb-6 text-center">
        <p className="text-muted">Is this on the server as well?</p>
        <p className="mt-1 text-3xl leading-none font-bold tracking-wider tabular-nums">
          {digits.join(' ')}
        </p>
      </div>
    </div>
  );
}

/** A square of dots that looks like a pairing code and is none: the middle is arithmetic. */
export function scanCode(): string {
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
  const finders = [
    [0, 0],
    [14, 0],
    [0, 14],
  ].map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`);
  return [...cells, ...finders].join('');
}

function ServerLine() {
  return (
    <div className="flex items-center gap-2 border-b border-line px-5 pb-2 text-[11px]">
      <span className="size-2 rounded-full bg-evergreen" />
      cedar
      <span className="ml-auto text-muted">reached 0.2 s ago</span>
    </div>
  );
}

function Question() {
  return (
    <p className="ml-6 rounded-md bg-lichen px-3 py-2 inset-ring inset-ring-mist">
      What did the plumber say about the valve?
    </p>
  );
}

function Cite() {
  return (
    <span className="ml-1 inline-grid size-4.5 place-items-center rounded-full bg-evergreen text-[11px] leading-none font-semibold text-raised">
      1
    </span>
  );
}

function Source() {
  return (
    <p className="border-l-2 border-evergreen pl-2">
      letters / plumber.pdf
      <span className="block text-muted">page 1, line 9</span>
    </p>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return widths.map((width, index) => (
    <span key={index} className={`block h-1 bg-line ${width}`} />
  ));
}

function Number({ at }: { at: number }) {
  return (
    <span className="absolute -top-3 -right-2 grid size-6 place-items-center rounded-full bg-signal text-xs font-bold text-raised">
      {at}
    </span>
  );
}
