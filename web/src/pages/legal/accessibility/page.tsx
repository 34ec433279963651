import { LegalText } from '../legal-text.tsx';
import { ACCESSIBILITY } from './copy.ts';

export function Page() {
  return <LegalText {...ACCESSIBILITY} />;
}
