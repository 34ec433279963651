import { Letter } from './letter.tsx';
import { Plan } from './plan.tsx';
import { Ledger } from './ledger.tsx';
import { Limits } from './limits.tsx';
import { Postscript } from './postscript.tsx';
import { SixWeeks } from './six-weeks.tsx';
import { OneQuestion } from './one-question.tsx';

export function Page() {
  return (
    <>
      <Letter />
      <Plan />
      <SixWeeks />
      <OneQuestion />
      <Ledger />
      <Limits />
      <Postscript />
    </>
  );
}
