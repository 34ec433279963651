import { Opening } from './opening.tsx';
import { OpenPositions } from './open-positions.tsx';
import { Tuesday } from './tuesday.tsx';
import { HowWeWork } from './how-we-work.tsx';
import { HowHiringGoes } from './how-hiring-goes.tsx';
import { WhatWeOffer } from './what-we-offer.tsx';
import { WriterPosition } from './writer-position.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <OpenPositions />
      <Tuesday />
      <HowWeWork />
      <HowHiringGoes />
      <WhatWeOffer />
      <WriterPosition />
    </>
  );
}
