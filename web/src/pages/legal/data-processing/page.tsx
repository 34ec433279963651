import { PaperPage } from '../paper-page.tsx';
import { DATA_PROCESSING, WAYS } from './copy.ts';

export function Page() {
  return <PaperPage name="data-processing" text={DATA_PROCESSING} ways={WAYS} />;
}
