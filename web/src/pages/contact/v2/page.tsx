import { Opening } from './opening.tsx';
import { ThirtyMinutes } from './thirty-minutes.tsx';
import { AskForCall } from './ask-for-call.tsx';
import { AtHand } from './at-hand.tsx';
import { EngineerAsks } from './engineer-asks.tsx';
import { WillNotDo } from './will-not-do.tsx';
import { Afterwards } from './afterwards.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <div className="bg-raised">
        <div className="mx-auto grid max-w-page gap-x-16 px-5 md:px-10 lg:grid-cols-12">
          <ThirtyMinutes />
          <AskForCall />
          <AtHand />
          <EngineerAsks />
        </div>
      </div>
      <WillNotDo />
      <Afterwards />
    </>
  );
}
