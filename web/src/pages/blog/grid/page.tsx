import { LETTER } from '../copy.ts';
import { NewsletterForm } from '@/features/messages/newsletter-form.tsx';
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
      <NewsletterBand title={LETTER.title} text={LETTER.text} terms={LETTER.terms}>
        <NewsletterForm source="blog" />
      </NewsletterBand>
    </>
  );
}
