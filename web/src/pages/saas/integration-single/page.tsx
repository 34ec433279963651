import { NEXTCLOUD } from './copy.ts';
import { BridgeHead } from './bridge-head.tsx';
import { FourSteps } from './four-steps.tsx';
import { WhatItAsksFor } from './what-it-asks-for.tsx';
import { WhatIsRead } from './what-is-read.tsx';
import { TakingAway } from './taking-away.tsx';
import { NoConnection } from './no-connection.tsx';

export function Page() {
  const { back, title, lead, bridge, facts, note } = NEXTCLOUD;
  return (
    <>
      <BridgeHead back={back} title={title} lead={lead} bridge={bridge} facts={facts} note={note} />
      <FourSteps />
      <WhatItAsksFor />
      <WhatIsRead />
      <TakingAway />
      <NoConnection />
    </>
  );
}
