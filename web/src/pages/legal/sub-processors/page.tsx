import { PaperPage } from '../paper-page.tsx';
import { SUB_PROCESSORS, WAYS } from './copy.ts';

export function Page() {
  return <PaperPage name="sub-processors" text={SUB_PROCESSORS} ways={WAYS} />;
}
