import { ExampleFrame } from '../../example-frame.tsx';
import { Headline } from './headline.tsx';
import { Hours } from './hours.tsx';
import { Prices } from './prices.tsx';
import { Printing } from './printing.tsx';
import { Sizes } from './sizes.tsx';
import { Wall } from './wall.tsx';

export function Page() {
  return (
    <ExampleFrame trade="agency-creative">
      <Headline />
      <Wall />
      <Printing />
      <Sizes />
      <Prices />
      <Hours />
    </ExampleFrame>
  );
}
