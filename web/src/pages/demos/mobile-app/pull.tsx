import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { Gesture } from './gesture.tsx';
import { Phone } from './phone-screen.tsx';
import { PulledScreen } from './gesture-screens.tsx';
import { PullTrace } from './traces.tsx';

/** The phone hangs down from the edge above, as the sheet does on its screen. */
export function Pull() {
  const { pull } = PHONE_APP;
  return (
    <section aria-labelledby="pull" className="overflow-hidden bg-raised">
      <PageWidth className="grid md:grid-cols-12 md:gap-10">
        <div className="relative z-10 mx-auto -mt-8 h-132 md:order-last md:col-span-5 md:h-140">
          <div className="relative">
            <Phone label={pull.drawing} screen={<PulledScreen />} />
            <PullTrace />
          </div>
        </div>
        <div className="py-12 md:col-span-7 md:self-end md:py-20">
          <Gesture id="pull" />
        </div>
      </PageWidth>
    </section>
  );
}
