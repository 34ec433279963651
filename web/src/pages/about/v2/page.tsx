import { Opening } from './opening.tsx';
import { Weeks } from './weeks.tsx';
import { OnCall } from './on-call.tsx';
import { Decisions } from './decisions.tsx';
import { InPairs } from './in-pairs.tsx';
import { WhoseDesk } from './whose-desk.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <Weeks />
      <OnCall />
      <Decisions />
      <InPairs />
      <WhoseDesk />
    </>
  );
}
