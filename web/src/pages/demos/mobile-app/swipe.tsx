import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { Gesture } from './gesture.tsx';
import { Phone } from './phone-screen.tsx';
import { PageScreen } from './gesture-screens.tsx';
import { AnswerScreen } from './talk-screens.tsx';
import { SwipeTrace } from './traces.tsx';

export function Swipe() {
  const { swipe } = PHONE_APP;
  return (
    <section aria-labelledby="swipe" className="overflow-hidden bg-paper">
      <PageWidth className="pt-16 md:pt-24">
        <div className="grid gap-12 lg:grid-cols-12 lg:items-start">
          <div className="lg:col-span-5 lg:pb-20">
            <Gesture id="swipe" />
          </div>
          <div
            role="img"
            aria-label={swipe.drawing}
            className="relative mx-auto h-110 w-full max-w-xl lg:col-span-7 lg:h-124"
          >
            <div aria-hidden="true">
              <div className="absolute top-10 right-0 lg:right-8">
                <Phone label={swipe.drawing} screen={<PageScreen />} />
              </div>
              <div className="absolute -left-10 -rotate-3 sm:left-0 lg:left-6">
                <Phone label={swipe.drawing} screen={<AnswerScreen />} />
              </div>
            </div>
            <SwipeTrace />
          </div>
        </div>
      </PageWidth>
    </section>
  );
}
