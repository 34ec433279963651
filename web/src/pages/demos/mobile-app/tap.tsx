import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { Gesture } from './gesture.tsx';
import { Phone } from './phone-screen.tsx';
import { DarkScreen } from './talk-screens.tsx';
import { TapTrace } from './traces.tsx';

/** Night: the one dark band. */
export function Tap() {
  const { tap } = PHONE_APP;
  return (
    <section aria-labelledby="tap" className="overflow-hidden bg-accent-deep text-raised">
      <PageWidth className="grid gap-12 pt-16 md:grid-cols-12 md:gap-10 md:pt-20">
        <div className="md:col-span-6 md:col-start-7 md:row-start-1 md:pt-10 md:pb-24 lg:col-span-5 lg:col-start-8">
          <Gesture id="tap" quiet="text-on-dark" />
        </div>
        <div className="mx-auto -mb-6 md:col-span-6 md:row-start-1 md:self-end">
          <div className="relative">
            <Phone label={tap.drawing} tone="dark" screen={<DarkScreen />} />
            <TapTrace />
          </div>
        </div>
      </PageWidth>
    </section>
  );
}
