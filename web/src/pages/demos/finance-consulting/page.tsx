import { ExampleFrame } from '../example-frame.tsx';
import { Fees } from './fees.tsx';
import { Folio } from './folio.tsx';
import { Keeping } from './keeping.tsx';
import { Month } from './month.tsx';
import { Opening } from './opening.tsx';
import { Partners } from './partners.tsx';
import { Report } from './report.tsx';
import { Year } from './year.tsx';

export function Page() {
  return (
    <ExampleFrame trade="finance-consulting">
      <Folio />
      <Month />
      <Report />
      <Year />
      <Fees />
      <Keeping />
      <Partners />
      <Opening />
    </ExampleFrame>
  );
}
