import { FeaturesHead } from './features-head.tsx';
import { NotList } from './not-list.tsx';
import { PartsAtWork } from './parts-at-work.tsx';
import { OwnFolder } from './own-folder.tsx';
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
      <OwnFolder />
    </>
  );
}
