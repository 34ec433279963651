import { PEOPLE } from '@/content/pages/about-v2.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { InitialsPortrait } from '@/sections/drawings/initials-portrait.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { title, lead, desks, way } = PEOPLE;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="split" tone="lichen" />
      <Section>
        <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
          {desks.map((desk, index) => (
            <li key={desk.desk} className={index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}>
              <InitialsPortrait initials={desk.initials} variant={index} />
              <h2 className="mt-5 font-display text-lg font-semibold">{desk.desk}</h2>
              <p className="mt-2 max-w-md leading-relaxed">{desk.note}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Split title={way.title} tone="raised" ratio="5/7">
        <Paragraphs paragraphs={way.paragraphs} />
      </Split>
    </>
  );
}
