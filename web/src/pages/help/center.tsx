import { HELP } from '@/content/pages/help-center.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { Faq } from '@/sections/faq.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { title, lead, topics, more } = HELP;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="split" tone="sunk" />
      {topics.map((topic) => (
        <Split key={topic.title} title={topic.title} spacing="tight">
          <Faq questions={topic.questions} />
        </Split>
      ))}
      <Split title={more.title} tone="lichen" spacing="tight">
        <Paragraphs paragraphs={more.paragraphs} />
      </Split>
    </>
  );
}
