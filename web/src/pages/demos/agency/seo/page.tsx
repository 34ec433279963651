import { ExampleFrame } from '../../example-frame.tsx';
import { Fees } from './fees.tsx';
import { Figures } from './figures.tsx';
import { Glossary } from './glossary.tsx';
import { Opening } from './opening.tsx';
import { Refusals } from './refusals.tsx';

export function Page() {
  return (
    <ExampleFrame trade="agency-seo" clipped={false}>
      <Opening />
      <Figures />
      <Glossary />
      <Refusals />
      <Fees />
    </ExampleFrame>
  );
}
