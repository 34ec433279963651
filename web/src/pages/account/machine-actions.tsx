import type { ReactNode } from 'react';
import type { Machine } from '@contract/machines.ts';
import { FetchDataButton } from '@/features/machines/actions/fetch-data-button.tsx';
import type { MachineAction } from '@/features/machines/text/machine-text.ts';
import { openServerPath } from '@/features/servers/server-text.ts';
import { OWN_PLANS, PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** What can be done with a machine in its state, the first as the main action. */
export function MachineActions({ machine, actions, size = 'md' }: Props) {
  return actions.map((action, index) => {
    const look = { size, variant: index === 0 ? 'primary' : 'secondary' } as const;
    return <Action key={action} action={action} machine={machine} look={look} />;
  });
}

function Action({ action, machine, look }: ActionProps): ReactNode {
  const link = (to: string, words: ReactNode) => (
    <ButtonLink to={to} {...look}>
      {words}
    </ButtonLink>
  );
  const { name, origin } = machine;
  switch (action) {
    case 'open':
    case 'try-anyway':
      if (origin === null) return null;
      return link(
        openServerPath(origin),
        action === 'open' ? (
          <span>
            Open<span className="sr-only"> {name}</span>
          </span>
        ) : (
          <span>
            Try it anyway<span className="sr-only"> with {name}</span>
          </span>
        ),
      );
    case 'resume-plan':
      return link(PATHS.invoices, 'Resume the plan');
    case 'pay':
      return link(PATHS.invoices, 'Pay');
    case 'choose-plan':
      return link(OWN_PLANS, 'Subscribe again');
    case 'larger-plan':
      return link(PATHS.invoices, 'Choose a larger plan');
    case 'write-to-us':
      return link(PATHS.contactV1, 'Write to us');
    case 'fetch-data':
      return <FetchDataButton machine={machine} size={look.size} />;
  }
}

type Props = { machine: Machine; actions: readonly MachineAction[]; size?: 'sm' | 'md' };

type ActionProps = {
  action: MachineAction;
  machine: Machine;
  look: { size: 'sm' | 'md'; variant: 'primary' | 'secondary' };
};
