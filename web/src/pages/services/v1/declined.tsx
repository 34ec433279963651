import { SERVICES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

/** What is turned down, struck through, and beside it how to begin with the rest. */
export function Declined() {
  const { title, items, begin } = SERVICES.declined;
  return (
    <Section labelledBy="declined-title" grid="gap-12 md:grid-cols-12 md:gap-10">
      <div className="md:col-span-7">
        <Heading id="declined-title">{title}</Heading>
        <ul className="mt-5">
          {items.map((item) => (
            <li key={item} className="flex gap-4 border-t border-line py-3 last:border-b">
              <Ornament
                viewBox="0 0 16 16"
                className="mt-1.5 size-4 shrink-0 stroke-alert"
                strokeWidth="2"
              >
                <path d="M2 14 14 2" />
              </Ornament>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="md:col-span-5 md:border-l md:border-ink md:pl-8">
        <Heading>{begin.title}</Heading>
        <p className="mt-5 leading-relaxed">
          <CopyText copy={begin.text} />
        </p>
      </div>
    </Section>
  );
}
