import { LANDING } from './copy.ts';
import { ClosingBand } from '@/bands/closing-band.tsx';
import { Faq } from '@/bands/faq.tsx';
import { LandingHero } from './landing-hero.tsx';
import { Split } from '@/bands/split.tsx';
import { WayOfWords } from './way-of-words.tsx';
import { FirstHalfHour } from './first-half-hour.tsx';
import { FourQuestions } from './four-questions.tsx';
import { Pricing } from './pricing.tsx';

/** For search engines too. */
export const QUESTIONS = LANDING.faq.questions;

export function Page() {
  const { faq, closing } = LANDING;
  return (
    <>
      <LandingHero />
      <WayOfWords />
      <FirstHalfHour />
      <FourQuestions />
      <Pricing />
      <Split title={faq.title} tone="sunk">
        <Faq questions={faq.questions} />
      </Split>
      <ClosingBand {...closing} />
    </>
  );
}
