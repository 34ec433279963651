import { LAW_OFFICE_FIGURES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { SpecList } from '@/bands/spec-list.tsx';
import { Split } from '@/bands/split.tsx';
import { Cover } from './cover.tsx';
import { Headline } from './headline.tsx';
import { Finding } from './finding.tsx';
import { HalfAYear } from './half-a-year.tsx';
import { WhatGotWorse } from './what-got-worse.tsx';
import { WhatItTook } from './what-it-took.tsx';

export function Page() {
  const { seven, method, next } = LAW_OFFICE_FIGURES;
  return (
    <>
      <Cover />
      <Headline />
      <Finding />
      <HalfAYear />
      <WhatGotWorse />
      <Split
        id="seven"
        title={seven.title}
        note={<p className="leading-relaxed text-muted">{seven.text}</p>}
      >
        <PlainTable caption={seven.caption} head={seven.head} rows={seven.rows} />
      </Split>
      <WhatItTook />
      <Split id="method" title={method.title} ratio="5/7">
        <SpecList items={method.items} />
        <p className="mt-8 max-w-measure leading-relaxed">
          <CopyText copy={next.text} />
        </p>
      </Split>
    </>
  );
}
