import { FEATURES } from './copy.ts';
import { ClosingBand } from '@/bands/closing-band.tsx';
import { FeaturesHead } from './features-head.tsx';
import { NotList } from './not-list.tsx';
import { PartsAtWork } from './parts-at-work.tsx';
import { KindsOfWork } from './kinds-of-work.tsx';
import { EveryLimit } from './every-limit.tsx';

export function Page() {
  return (
    <>
      <FeaturesHead />
      <PartsAtWork />
      <KindsOfWork />
      <NotList />
      <EveryLimit />
      <ClosingBand {...FEATURES.closing} />
    </>
  );
}
