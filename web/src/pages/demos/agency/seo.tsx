import { SEARCH_CONSULTANTS } from '@/content/pages/demos-agency-seo.ts';
import { DEMO_NOTE } from '@/content/pages/demos-note.ts';
import { BarChart } from '@/sections/bar-chart.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { name, title, lead, lesson, offer } = SEARCH_CONSULTANTS;
  return (
    <>
      <PageIntro kicker={name} title={title} lead={lead} layout="left" tone="lichen">
        <ExampleNote copy={DEMO_NOTE} />
      </PageIntro>
      <Split
        title={lesson.title}
        ratio="5/7"
        tone="raised"
        note={<p className="max-w-sm leading-relaxed">{lesson.text}</p>}
      >
        <BarChart
          description={lesson.description}
          before={lesson.before}
          after={lesson.after}
          rows={lesson.rows}
        />
      </Split>
      <Split title={offer.title}>
        <SpecList items={offer.items} />
      </Split>
    </>
  );
}
