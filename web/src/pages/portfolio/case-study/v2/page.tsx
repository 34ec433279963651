import { Cover } from './cover.tsx';
import { Headline } from './headline.tsx';
import { Finding } from './finding.tsx';
import { HalfAYear } from './half-a-year.tsx';
import { WhatGotWorse } from './what-got-worse.tsx';
import { TheSeven } from './the-seven.tsx';
import { WhatItTook } from './what-it-took.tsx';
import { HowMeasured } from './how-measured.tsx';

export function Page() {
  return (
    <>
      <Cover />
      <Headline />
      <Finding />
      <HalfAYear />
      <WhatGotWorse />
      <TheSeven />
      <WhatItTook />
      <HowMeasured />
    </>
  );
}
