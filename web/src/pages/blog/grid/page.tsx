import { NewsletterBand } from '../newsletter-band.tsx';
import { Opening } from './opening.tsx';
import { WhereToBegin } from './where-to-begin.tsx';
import { HowWeWrite } from './how-we-write.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <WhereToBegin />
      <HowWeWrite />
      <NewsletterBand />
    </>
  );
}
