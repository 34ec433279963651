import { ExampleFrame } from '../../example-frame.tsx';
import { Fees } from './fees.tsx';
import { FirstFigure, SecondFigure } from './figures.tsx';
import { FourPeople } from './four-people.tsx';
import { Glossary } from './glossary.tsx';
import { LastFigures } from './last-figures.tsx';
import { Opening } from './opening.tsx';
import { Refusals } from './refusals.tsx';

export function Page() {
  return (
    <ExampleFrame trade="agency-seo" clipped={false}>
      <Opening />
      <FirstFigure />
      <SecondFigure />
      <FourPeople />
      <LastFigures />
      <Glossary />
      <Refusals />
      <Fees />
    </ExampleFrame>
  );
}
