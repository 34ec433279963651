import { HANGINGS } from '../copy.ts';
import { PATHS } from '@/site/paths.ts';
import { Hangings } from '../hangings.tsx';
import { Section } from '@/bands/section.tsx';
import { Opening } from './opening.tsx';
import { AllProjects } from './all-projects.tsx';
import { RegisterOfTerms } from './register-of-terms.tsx';
import { PlansTaken } from './plans-taken.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <AllProjects />
      <RegisterOfTerms />
      <PlansTaken />
      <Section spacing="tight">
        <Hangings
          title={HANGINGS.title}
          others={[
            { way: 'masonry', to: PATHS.portfolioMasonry, ...HANGINGS.masonry },
            { way: 'showcase', to: PATHS.portfolioShowcase, ...HANGINGS.showcase },
          ]}
        />
      </Section>
    </>
  );
}
