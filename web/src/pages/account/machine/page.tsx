import { useParams } from 'react-router-dom';
import { useMachines } from '@/features/machines/follow/use-machines.ts';
import { WhenMachinesKnown } from '@/features/machines/follow/when-machines-known.tsx';
import { PATHS } from '@/site/paths.ts';
import { Alcove } from '@/drawings/alcove/alcove.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { useAccount } from '../use-account.ts';
import { Details } from './details.tsx';
import { PageOutline } from './page-outline.tsx';

export function Page() {
  const { id } = useParams();
  const { user, locale, subscription } = useAccount();
  const followed = useMachines(user?.uid ?? '');
  if (user === null) return null;
  const { news } = followed;
  const machine =
    news.kind === 'known' ? (news.machines.find((one) => one.id === id) ?? null) : null;
  return (
    <>
      <PageHeader
        title={machine?.name ?? 'Your server'}
        actions={
          <ButtonLink to={PATHS.projects} variant="secondary">
            All servers
          </ButtonLink>
        }
      />
      <WhenMachinesKnown followed={followed} outline={<PageOutline />}>
        {() =>
          machine === null ? (
            <NotThere />
          ) : (
            <Details
              key={machine.id}
              machine={machine}
              email={user.email}
              isPlanPaused={subscription?.status === 'paused'}
              locale={locale}
            />
          )
        }
      </WhenMachinesKnown>
    </>
  );
}

function NotThere() {
  return (
    <EmptyState
      isBand
      picture={<Alcove scene={{ state: 'none' }} name="A server" />}
      title="You have no server at this address."
      action={<ButtonLink to={PATHS.projects}>See your servers</ButtonLink>}
    >
      It may belong to another account, or part of the address may be missing.
    </EmptyState>
  );
}
