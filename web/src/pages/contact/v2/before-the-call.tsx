import { ThirtyMinutes } from './thirty-minutes.tsx';
import { AskForCall } from './ask-for-call.tsx';
import { AtHand } from './at-hand.tsx';
import { EngineerAsks } from './engineer-asks.tsx';

/** What to know and to have ready, beside the form that asks for a call. */
export function BeforeTheCall() {
  return (
    <div className="bg-raised">
      <div className="mx-auto grid max-w-page gap-x-16 px-5 md:px-10 lg:grid-cols-12">
        <ThirtyMinutes />
        <AskForCall />
        <AtHand />
        <EngineerAsks />
      </div>
    </div>
  );
}
