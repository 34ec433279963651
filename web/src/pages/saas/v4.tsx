import { AT_HOME } from '@/content/pages/saas-v4.ts';
import { HouseSection } from '@/sections/drawings/house-section.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { title, lead, drawing, rooms, facts } = AT_HOME;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="split" />
      <Section tone="paper" spacing="tight">
        <div className="grid gap-8 sm:grid-cols-12 sm:gap-10">
          <div className="sm:col-span-4 md:col-span-5">
            <HouseSection label={drawing} />
          </div>
          <ol className="flex flex-col justify-around gap-10 sm:col-span-8 md:col-span-7">
            {rooms.map((room) => (
              <li key={room.title} className="border-t border-line pt-4">
                <p className="text-sm text-muted">{room.place}</p>
                <h2 className="mt-1 font-display text-xl font-semibold">{room.title}</h2>
                <p className="mt-3 max-w-lg leading-relaxed">{room.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Split title={facts.title} tone="amber">
        <SpecList items={facts.items} />
      </Split>
    </>
  );
}
