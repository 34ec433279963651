import { ENGINEER } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';

export function AtHand() {
  const { ready } = ENGINEER;
  return (
    <section aria-labelledby="ready-title" className="pt-14 pb-14 md:pb-20 lg:col-span-7 lg:pt-0">
      <Heading id="ready-title">{ready.title}</Heading>
      <figure className="mt-6">
        <dl className="rounded-sm border border-ink bg-paper py-3 [box-shadow:5px_5px_0_var(--color-sunk)]">
          {ready.lines.map(({ mark, text }) => (
            <div
              key={mark}
              className="grid grid-cols-[5.5rem_1fr] border-b border-line last:border-b-0 md:grid-cols-[7rem_1fr]"
            >
              <dt className="border-r border-alert py-3 pr-3 text-right text-sm text-alert">
                {mark}
              </dt>
              <dd className="py-2.5 pr-4 pl-4 leading-relaxed">{text}</dd>
            </div>
          ))}
        </dl>
        <figcaption className="mt-4 text-sm text-muted">{ready.caption}</figcaption>
      </figure>
    </section>
  );
}
