import { ExampleFrame } from '../../example-frame.tsx';
import { CaseIndex } from './case-index.tsx';
import { Cases } from './cases.tsx';
import { Colophon } from './colophon.tsx';
import { HandOver } from './hand-over.tsx';
import { Opening } from './opening.tsx';
import { Rules } from './rules.tsx';
import { Weeks } from './weeks.tsx';

export function Page() {
  return (
    <ExampleFrame trade="agency-digital">
      <Opening />
      <CaseIndex />
      <Cases />
      <Rules />
      <Weeks />
      <HandOver />
      <Colophon />
    </ExampleFrame>
  );
}
