import { LANDING } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Exchange } from './exchange.tsx';
import { FirstStep } from './first-step.tsx';

/** What it is, who it is for, what it costs and what to do; below that, the product at work. */
export function Hero() {
  const { title, offer, lead, action, aside } = LANDING.hero;
  return (
    <section className="mx-auto max-w-page px-5 py-8 md:px-10">
      <h1 className="font-display text-3xl font-semibold tracking-tight md:text-5xl">{title}</h1>
      <p className="mt-4 text-lg font-semibold">{offer}</p>
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-5">
        <p className="max-w-measure leading-relaxed">
          <CopyText copy={lead} />
        </p>
        <FirstStep action={action} aside={aside} />
      </div>
      <Exchange />
    </section>
  );
}
