import { ExampleFrame } from '../../example-frame.tsx';
import { Catalogue } from './catalogue.tsx';
import { Followed } from './followed.tsx';
import { LineUp } from './line-up.tsx';
import { Materials } from './materials.tsx';
import { Opening } from './opening.tsx';
import { Spouts } from './spouts.tsx';
import { Terms } from './terms.tsx';

export function Page() {
  return (
    <ExampleFrame trade="agency-design">
      <Opening />
      <Catalogue />
      <LineUp />
      <Followed />
      <Spouts />
      <Materials />
      <Terms />
    </ExampleFrame>
  );
}
