import { FEATURES } from '@/content/pages/saas-features.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { title, lead, groups, not } = FEATURES;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="split" tone="sunk" />
      {groups.map((group) => (
        <Split key={group.title} title={group.title} spacing="tight">
          <SpecList items={group.items} />
        </Split>
      ))}
      <Split title={not.title} tone="signal" ratio="5/7">
        <Paragraphs paragraphs={not.paragraphs} lead />
      </Split>
    </>
  );
}
