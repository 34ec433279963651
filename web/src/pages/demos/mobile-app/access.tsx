import { BandTitle, PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { TITLE } from './look.ts';
import { Phone, Lamp, Question, ServerLine, Source } from './phone-screen.tsx';

export function Access() {
  const { access } = PHONE_APP;
  return (
    <section aria-labelledby="access-title" className="bg-paper">
      <PageWidth className="py-10 md:py-24">
        <BandTitle id="access-title" look={`max-w-xl ${TITLE}`} text={access.title} />
        <p className="mt-4 text-sm text-muted lg:hidden">{access.sideways}</p>
        <div
          role="group"
          aria-labelledby="access-title"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen this scrolls, and must be reachable with the keyboard
          tabIndex={0}
          className="-mx-5 mt-4 scroll-cue px-5 pt-6 pb-4 md:-mx-10 md:px-10"
        >
          <ul className="flex w-max items-start gap-8 lg:w-full lg:justify-between">
            {access.phones.map((phone, index) => (
              <li key={phone.id} className={`w-66 ${HEIGHTS[index] ?? ''}`}>
                <Phone time={phone.time} label={phone.drawing} screen={SCREENS[phone.id]} />
                <p className="mt-5 font-semibold">{phone.caption}</p>
                <p className="mt-1 text-sm leading-relaxed text-muted">{phone.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <ul className="mt-10 grid gap-x-10 gap-y-3 border-t-2 border-ink pt-6 text-sm leading-relaxed md:grid-cols-2 lg:mt-16 lg:ml-auto lg:w-9/12">
          {access.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}

function Number({ at }: { at: number }) {
  return (
    <span className="absolute -top-3 -right-2 grid size-6 place-items-center rounded-full bg-alert text-xs font-bold text-raised">
      {at}
    </span>
  );
}

const SCREENS = {
  large: (
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
  ),
  order: (
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
  ),
  contrast: (
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
  ),
};

const HEIGHTS = ['lg:mt-24', 'lg:mt-0', 'lg:mt-40'];
