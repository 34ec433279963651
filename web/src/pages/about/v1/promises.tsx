import { BELIEFS } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Section } from '@/bands/section.tsx';

export function Promises() {
  const { promises } = BELIEFS;
  return (
    <Section spacing="loose" labelledBy="promises-title">
      <div className="md:grid md:grid-cols-12 md:gap-10">
        <h2
          id="promises-title"
          className="font-display text-3xl font-semibold tracking-tight md:col-span-8 md:text-5xl"
        >
          {promises.title}
        </h2>
        <p className="mt-5 max-w-measure leading-relaxed text-muted md:col-span-4 md:mt-0 md:self-end">
          {promises.text}
        </p>
      </div>
      <ol className="mt-12 md:mt-20">
        {promises.items.map(({ promise, check }, index) => (
          <li
            key={promise}
            className="grid grid-cols-[3rem_1fr] gap-x-2 gap-y-4 border-t border-ink py-7 md:grid-cols-12 md:gap-x-10 md:py-9"
          >
            <span
              aria-hidden="true"
              className="font-display text-3xl leading-none font-semibold text-accent tabular-nums md:col-span-1"
            >
              {index + 1}
            </span>
            <p className="font-display text-xl font-semibold tracking-tight md:col-span-6 md:text-2xl">
              {promise}
            </p>
            <div className="col-start-2 md:col-span-5 md:col-start-8">
              <p className="text-sm font-semibold text-alert">{promises.checkLabel}</p>
              <p className="mt-1 max-w-measure leading-relaxed">
                <CopyText copy={check} />
              </p>
            </div>
          </li>
        ))}
        <li className="grid gap-4 border-y border-dashed border-line-strong py-7 md:grid-cols-12 md:gap-x-10 md:py-9">
          <p className="font-display text-xl tracking-tight text-muted md:col-span-6 md:col-start-2 md:text-2xl">
            {promises.exception.title}
          </p>
          <p className="max-w-measure leading-relaxed md:col-span-5">
            <CopyText copy={promises.exception.text} />
          </p>
        </li>
      </ol>
    </Section>
  );
}
