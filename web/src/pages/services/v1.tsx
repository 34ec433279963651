import { SERVICES } from '@/content/pages/services.ts';
import { BulletList } from '@/sections/bullet-list.tsx';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { title, lead, audiences, next } = SERVICES;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="split" tone="lichen" />
      <Section>
        <ul className="space-y-16">
          {audiences.map((audience, index) => (
            <li
              key={audience.who}
              className={`grid gap-6 border-l-2 border-evergreen pl-5 md:grid-cols-2 md:gap-10 md:pl-8 ${INDENTS[index] ?? ''}`}
            >
              <div>
                <h2 className="font-display text-xl font-semibold md:text-2xl">{audience.who}</h2>
                <p className="mt-3 leading-relaxed">{audience.text}</p>
              </div>
              <BulletList items={audience.does} />
            </li>
          ))}
        </ul>
      </Section>
      <Split title={next.title} tone="raised" spacing="tight">
        <Paragraphs paragraphs={next.paragraphs} />
      </Split>
    </>
  );
}

/** Each entry steps further in, so that the three do not read as a row of boxes. */
const INDENTS = ['', 'md:ml-16', 'md:ml-32'];
