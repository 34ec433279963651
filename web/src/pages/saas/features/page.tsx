import { FEATURES } from './copy.ts';
import { ClosingBand } from '@/bands/closing-band.tsx';
import { FeaturesHead } from './features-head.tsx';
import { NotList } from './not-list.tsx';
import { PartsAtWork } from './parts-at-work.tsx';
import { KindsOfWork } from './kinds-of-work.tsx';
import { EveryLimit } from './every-limit.tsx';

export function Page() {
  const { answers, rights, server, reach, models, backups, log, closing } = FEATURES;
  return (
    <>
      <FeaturesHead
        title={FEATURES.title}
        lead={FEATURES.lead}
        note={FEATURES.note}
        label={FEATURES.indexLabel}
        parts={[answers, rights, server, reach, models, backups, log]}
      />
      <PartsAtWork />
      <KindsOfWork />
      <NotList />
      <EveryLimit />
      <ClosingBand title={closing.title} text={closing.text} links={closing.links} />
    </>
  );
}
