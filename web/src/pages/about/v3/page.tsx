import { HISTORY } from './copy.ts';
import { MachineShelf, MemoryGauge, OpenCupboard, RoomPlan } from './history-drawings.tsx';
import { HistoryStep } from './history-step.tsx';
import { Opening } from './opening.tsx';
import { RelayYear } from './relay-year.tsx';
import { Growth } from './growth.tsx';
import { TakenAway } from './taken-away.tsx';
import { FirstMachine } from './first-machine.tsx';

export function Page() {
  const { cupboard, memory, locks, service } = HISTORY;
  return (
    <>
      <Opening />
      <HistoryStep step={cupboard} tone="raised" layout="right">
        <OpenCupboard />
      </HistoryStep>
      <HistoryStep step={memory} layout="below">
        <MemoryGauge />
      </HistoryStep>
      <HistoryStep step={locks} tone="raised" layout="left">
        <RoomPlan />
      </HistoryStep>
      <RelayYear />
      <HistoryStep step={service} layout="right">
        <MachineShelf />
      </HistoryStep>
      <Growth />
      <TakenAway />
      <FirstMachine />
    </>
  );
}
