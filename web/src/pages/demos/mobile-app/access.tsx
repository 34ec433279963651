import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { TITLE } from './look.ts';
import { Phone } from './phone-screen.tsx';
import { ContrastScreen, LargeScreen, OrderScreen } from './access-screens.tsx';

export function Access() {
  const { access } = PHONE_APP;
  return (
    <section aria-labelledby="access-title" className="bg-paper">
      <PageWidth className="py-14 md:py-24">
        <h2 id="access-title" className={`max-w-xl ${TITLE}`}>
          {access.title}
        </h2>
        <div
          role="group"
          aria-labelledby="access-title"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen this scrolls, and must be reachable with the keyboard
          tabIndex={0}
          className="-mx-5 mt-10 overflow-x-auto px-5 pb-4 md:-mx-10 md:px-10"
        >
          <ul className="flex w-max items-start gap-8 lg:w-full lg:justify-between">
            {access.phones.map((phone, index) => (
              <li key={phone.id} className={`w-66 ${HEIGHTS[index] ?? ''}`}>
                <Phone label={phone.drawing}>{SCREENS[phone.id]}</Phone>
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

const SCREENS = {
  large: <LargeScreen />,
  order: <OrderScreen />,
  contrast: <ContrastScreen />,
};

const HEIGHTS = ['lg:mt-24', 'lg:mt-0', 'lg:mt-40'];
