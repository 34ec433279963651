import { Opening } from './opening.tsx';
import { NinetyDays } from './ninety-days.tsx';
import { WhatYouBring } from './what-you-bring.tsx';
import { WhatItPays } from './what-it-pays.tsx';
import { Colleagues } from './colleagues.tsx';
import { ApplyHere } from './apply-here.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <WhatYouBring />
      <WhatItPays />
      <ApplyHere />
      <NinetyDays />
      <Colleagues />
    </>
  );
}
