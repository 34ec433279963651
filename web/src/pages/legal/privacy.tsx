import { PRIVACY } from '@/content/pages/privacy.ts';
import { LegalText } from '@/sections/legal-text.tsx';

export function Page() {
  return (
    <LegalText
      title={PRIVACY.title}
      lead={PRIVACY.lead}
      dated={PRIVACY.dated}
      parts={PRIVACY.parts}
    />
  );
}
