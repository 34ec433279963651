import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { Gesture } from './gesture.tsx';
import { Phone } from './phone-screen.tsx';
import { DarkScreen } from './talk-screens.tsx';
import { Ornament, Word } from '@/drawings/drawing.tsx';

/** Night: the one dark band. */
export function Tap() {
  const { tap } = PHONE_APP;
  return (
    <section aria-labelledby="tap" className="overflow-hidden bg-accent-deep text-raised">
      <PageWidth className="grid gap-8 pt-12 md:grid-cols-12 md:gap-10 md:pt-20">
        <div className="md:col-span-6 md:col-start-7 md:row-start-1 md:pt-10 md:pb-24 lg:col-span-5 lg:col-start-8">
          <Gesture id="tap" quiet="text-on-dark" />
        </div>
        <div className="mx-auto -mb-6 flex items-end max-md:h-86 max-md:overflow-y-clip md:col-span-6 md:row-start-1 md:self-end">
          <div className="relative">
            <Phone time="22:58" label={tap.drawing} tone="dark" screen={<DarkScreen />} />
            <TapTrace />
          </div>
        </div>
      </PageWidth>
    </section>
  );
}

function TapTrace() {
  return (
    <Ornament
      viewBox="0 0 264 544"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-on-dark"
      strokeWidth="2.5"
    >
      <circle cx="120" cy="432" r="52" />
      <circle cx="146" cy="438" r="52" strokeDasharray="4 7" />
      <path d="M84 394-6 330" strokeWidth="1.2" />
      <path d="M186 404l84-58" strokeWidth="1.2" className="max-sm:hidden" />
      <g strokeWidth="0" className="fill-raised text-sm font-semibold">
        <Word x="-40" y="322" text="first" />
        <Word x="276" y="346" className="max-sm:hidden" text="0.4 s" />
      </g>
    </Ornament>
  );
}
