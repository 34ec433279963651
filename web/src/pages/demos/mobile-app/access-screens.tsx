import { Lamp } from './phone-screen.tsx';
import { Question, ServerLine, Source } from './screen-parts.tsx';

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
        <div className="relative border-2 border-dashed border-alert p-2">
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

function Number({ at }: { at: number }) {
  return (
    <span className="absolute -top-3 -right-2 grid size-6 place-items-center rounded-full bg-alert text-xs font-bold text-raised">
      {at}
    </span>
  );
}
