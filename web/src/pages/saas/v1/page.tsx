import { LANDING } from './copy.ts';
import { AskedBefore } from './asked-before.tsx';
import { FirstHalfHour } from './first-half-hour.tsx';
import { Hero } from './hero.tsx';
import { HouseStrip } from './house-strip.tsx';
import { Pricing } from './pricing.tsx';
import { Promises } from './promises.tsx';
import { WayOfWords } from './way-of-words.tsx';

/** For search engines too. */
export const QUESTIONS = LANDING.faq.questions;

export function Page() {
  return (
    <>
      <Hero />
      <HouseStrip />
      <WayOfWords />
      <FirstHalfHour />
      <Pricing />
      <Promises />
      <AskedBefore />
    </>
  );
}
