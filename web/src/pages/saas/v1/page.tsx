import { LANDING } from './copy.ts';
import { ClosingBand } from '@/bands/closing-band.tsx';
import { Faq } from '@/bands/faq.tsx';
import { AnswerVignette } from './answer-vignette.tsx';
import { LandingHero } from './landing-hero.tsx';
import { Split } from '@/bands/split.tsx';
import { WayOfWords } from './way-of-words.tsx';
import { FirstHalfHour } from './first-half-hour.tsx';
import { FourQuestions } from './four-questions.tsx';
import { Pricing } from './pricing.tsx';

/** For search engines too. */
export const QUESTIONS = LANDING.faq.questions;

export function Page() {
  const { hero, faq, closing } = LANDING;
  return (
    <>
      <LandingHero title={hero.title} lead={hero.lead} aside={hero.aside} actions={hero.actions}>
        <AnswerVignette />
      </LandingHero>
      <WayOfWords />
      <FirstHalfHour />
      <FourQuestions />
      <Pricing />
      <Split title={faq.title} tone="sunk">
        <Faq questions={faq.questions} />
      </Split>
      <ClosingBand title={closing.title} text={closing.text} links={closing.links} />
    </>
  );
}
