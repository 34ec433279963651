import { Hangings } from '../hangings.tsx';
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
      <Hangings here="list" />
    </>
  );
}
