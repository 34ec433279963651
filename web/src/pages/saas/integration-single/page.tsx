import { BridgeHead } from './bridge-head.tsx';
import { FourSteps } from './four-steps.tsx';
import { WhatItAsksFor } from './what-it-asks-for.tsx';
import { WhatIsRead } from './what-is-read.tsx';
import { TakingAway } from './taking-away.tsx';
import { NoConnection } from './no-connection.tsx';

export function Page() {
  return (
    <>
      <BridgeHead />
      <FourSteps />
      <WhatItAsksFor />
      <WhatIsRead />
      <TakingAway />
      <NoConnection />
    </>
  );
}
