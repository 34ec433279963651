import type { ReactNode } from 'react';
import { AlcoveCard, StateLight } from '../card/machine-card.tsx';
import type { ShownMachine } from './read-shared-machines.ts';
import { describeShared, sharedScene } from './shared-text.ts';

/** Someone else's machine in its alcove. */
export function SharedCard({ machine, isSmall, renderActions, children }: Props) {
  const text = describeShared(machine);
  return (
    <AlcoveCard
      scene={sharedScene(machine.state)}
      name={machine.name}
      isSmall={isSmall}
      title={text.title}
      state={<StateLight tone={text.tone} label={text.label} />}
      actions={renderActions(machine.origin === null ? null : text.opens)}
    >
      <p>{text.sentence}</p>
      {children}
    </AlcoveCard>
  );
}

type Props = {
  machine: ShownMachine;
  isSmall: boolean;
  /** @param opens null where it cannot be opened now */
  renderActions: (opens: 'open' | 'try-anyway' | null) => ReactNode;
  children: ReactNode;
};
