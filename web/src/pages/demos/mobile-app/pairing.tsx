import { CopyText } from '@/bands/copy-text.tsx';
import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { TITLE } from './look.ts';
import { PairingLaptop } from './pairing-laptop.tsx';
import { Phone } from './phone-screen.tsx';
import { FinderScreen } from './finder-screen.tsx';

export function Pairing() {
  const { pairing } = PHONE_APP;
  return (
    <section
      id="pairing"
      aria-labelledby="pairing-title"
      className="overflow-hidden bg-accent-tint"
    >
      <PageWidth className="grid gap-10 pt-14 md:pt-20 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pb-20">
          <h2 id="pairing-title" className={TITLE}>
            {pairing.title}
          </h2>
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
          className="relative h-132 lg:col-span-7 lg:h-auto lg:min-h-150"
        >
          <div
            aria-hidden="true"
            className="absolute top-0 -left-10 w-120 max-w-none sm:left-0 sm:w-140 lg:-right-24 lg:left-auto"
          >
            <PairingLaptop digits={pairing.digits} />
          </div>
          <div
            aria-hidden="true"
            className="absolute top-52 right-0 rotate-6 lg:top-56 lg:right-72"
          >
            <Phone label={pairing.drawing}>
              <FinderScreen digits={pairing.digits} />
            </Phone>
          </div>
        </div>
      </PageWidth>
    </section>
  );
}
