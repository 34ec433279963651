import { PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { FeeSums } from './fee-sums.tsx';
import { SERIF } from './look.ts';

export function Fees() {
  const { fees } = BOOKKEEPERS;
  return (
    <section aria-labelledby="fees-title" className="bg-raised">
      <PageWidth className="grid gap-10 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-4 lg:pl-6">
          <h2 id="fees-title" className={`text-3xl md:text-4xl ${SERIF}`}>
            {fees.title}
          </h2>
          <p className="mt-5 max-w-measure leading-relaxed">{fees.text}</p>
          <p className="mt-6 max-w-measure border-t border-line pt-4 text-sm leading-relaxed text-muted">
            {fees.included}
          </p>
          <p className="mt-3 max-w-measure text-sm leading-relaxed text-muted">{fees.extra}</p>
        </div>
        <div className="lg:col-span-8">
          <FeeSums words={fees} />
        </div>
      </PageWidth>
    </section>
  );
}
