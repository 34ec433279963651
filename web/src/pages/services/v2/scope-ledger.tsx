import { SERVICE_COSTS } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

/** Two pages of a ledger: what the price holds, and what is charged besides. */
export function ScopeLedger() {
  const { inTitle, inside, outTitle, outside } = SERVICE_COSTS.scope;
  return (
    <Section tone="accent-tint" grid="gap-12 md:grid-cols-12 md:gap-0">
      <div className="md:col-span-5 md:pr-10">
        <Heading>{inTitle}</Heading>
        <ul className="mt-5">
          {inside.map((item) => (
            <li key={item} className="flex gap-4 border-t border-on-dark py-3">
              <Ornament
                viewBox="0 0 16 16"
                className="mt-1.5 size-4 shrink-0 fill-none stroke-accent"
                strokeWidth="2"
              >
                <path d="m2 8.5 4 4 8-9" />
              </Ornament>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="md:col-span-7 md:border-l md:border-ink md:pl-10">
        <Heading>{outTitle}</Heading>
        <dl className="mt-5">
          {outside.map((item) => (
            <div
              key={item.what}
              className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-on-dark py-3"
            >
              <dt className="font-semibold">{item.what}</dt>
              <dd className="font-display font-semibold">{item.price}</dd>
              <dd className="col-span-2 mt-1 max-w-measure text-sm leading-relaxed">
                <CopyText copy={item.text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
