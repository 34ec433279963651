import type { ReactNode } from 'react';
import type { OwnMembership } from '@contract/people.ts';
import { AlcoveCard } from '@/features/machines/card/machine-card.tsx';
import { ownerOf, whose, writeTo } from '@/features/people/text/people-words.ts';
import type { ButtonLook } from '@/ui/button/button-classes.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** Where no server can be opened: the person is suspended, and only the owner can change that, or there is no server yet. */
export function ClosedCard({ membership, isSmall, leave }: Props) {
  const { ownerName, ownerEmail, state } = membership;
  const owner = ownerOf(ownerName);
  const name = `${whose(ownerName)} servers`;
  const size = isSmall ? 'sm' : 'md';
  const address = state === 'suspended' ? ownerEmail : null;
  const actions = (
    <>
      {address !== null && (
        <ButtonLink to={writeTo(address)} size={size} variant="secondary">
          <span>{`Write to ${owner}`}</span>
        </ButtonLink>
      )}
      {leave({ size, variant: address === null ? 'secondary' : 'quiet' })}
    </>
  );
  return state === 'suspended' ? (
    <AlcoveCard
      scene={{ state: 'asleep' }}
      name={name}
      isSmall={isSmall}
      title={`You cannot enter ${name} for now`}
      actions={actions}
    >
      <p>
        Your access is suspended. What you have stored there is kept, and {owner} can let you in
        again: ask them.
      </p>
    </AlcoveCard>
  ) : (
    <AlcoveCard
      scene={{ state: 'none' }}
      name={name}
      isSmall={isSmall}
      title={`${ownerName ?? 'The owner'} has yet to add a server`}
      actions={actions}
    >
      <p>It appears here by itself as soon as there is one.</p>
    </AlcoveCard>
  );
}

type Props = {
  membership: OwnMembership;
  isSmall: boolean;
  leave: (look: Pick<ButtonLook, 'size' | 'variant'>) => ReactNode;
};
