import { PRACTICES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';

/** Questions in large type with their answers beside them, all open. */
export function AskedAloud() {
  const { title, items } = PRACTICES.questions;
  return (
    <section aria-labelledby="asked-aloud" className="bg-paper py-10 md:py-20">
      <div className="mx-auto max-w-page px-5 md:px-10">
        <div className="mb-4 text-muted">
          <Heading id="asked-aloud" size="sm">
            {title}
          </Heading>
        </div>
        {items.map((item) => (
          <div
            key={item.question}
            className="grid gap-2 border-t border-ink py-4 md:grid-cols-12 md:gap-10 md:py-9"
          >
            <h3 className="font-display text-xl leading-tight font-semibold tracking-tight md:col-span-7 md:text-2xl lg:text-3xl">
              {item.question}
            </h3>
            <p className="leading-relaxed md:col-span-5">
              <CopyText copy={item.answer} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
