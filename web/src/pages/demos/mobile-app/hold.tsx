import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { Gesture } from './gesture.tsx';
import { Phone } from './phone-screen.tsx';
import { HeldScreen } from './gesture-screens.tsx';
import { HoldTrace } from './traces.tsx';

/** The rings leave the phone and run under the text. */
export function Hold() {
  const { hold } = PHONE_APP;
  return (
    <section aria-labelledby="hold" className="overflow-hidden bg-accent-tint">
      <PageWidth className="grid gap-10 pt-16 pb-20 md:grid-cols-12 md:pt-24 md:pb-32">
        <div className="mx-auto md:col-span-6 md:ml-16">
          <div className="relative">
            <HoldTrace />
            <Phone label={hold.drawing} screen={<HeldScreen />} />
          </div>
        </div>
        <div className="relative md:col-span-5 md:col-start-8">
          <Gesture id="hold" />
        </div>
      </PageWidth>
    </section>
  );
}
