import { ExampleFrame } from '../example-frame.tsx';
import { Before } from './before.tsx';
import { Equipment } from './equipment.tsx';
import { Fees } from './fees.tsx';
import { Levels } from './levels.tsx';
import { Settled } from './settled.tsx';
import { Sheet } from './sheet.tsx';
import { Survey } from './survey.tsx';
import { TitleBlock } from './title-block.tsx';

export function Page() {
  return (
    <ExampleFrame trade="classic">
      <Sheet />
      <Settled />
      <Fees />
      <Survey />
      <Levels />
      <Equipment />
      <Before />
      <TitleBlock />
    </ExampleFrame>
  );
}
