import { Opening } from './opening.tsx';
import { SixLines } from './six-lines.tsx';
import { TakenOut } from './taken-out.tsx';
import { Promises } from './promises.tsx';
import { Doubts } from './doubts.tsx';
import { NextDraft } from './next-draft.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <SixLines />
      <TakenOut />
      <Promises />
      <Doubts />
      <NextDraft />
    </>
  );
}
