import { TERMS } from '@/content/pages/terms.ts';
import { LegalText } from '@/sections/legal-text.tsx';

export function Page() {
  return (
    <LegalText title={TERMS.title} lead={TERMS.lead} dated={TERMS.dated} parts={TERMS.parts} />
  );
}
