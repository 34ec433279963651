import { useState } from 'react';
import type { Server } from '@contract/api.ts';
import { holdsSubscription, type SubscriptionStatus } from '@contract/subscription.ts';
import { formatDayAndTime } from '@/lib/dates.ts';
import { AddServerDialog } from '@/features/servers/add-server-dialog.tsx';
import { RemoveServerDialog } from '@/features/servers/remove-server-dialog.tsx';
import { RenameServerDialog } from '@/features/servers/rename-server-dialog.tsx';
import { ServerTable } from '@/features/servers/server-table.tsx';
import { describeCapacity, serverCapacity } from '@/features/servers/server-capacity.ts';
import { openServerPath } from '@/features/servers/server-text.ts';
import { useServers } from '@/features/servers/use-servers.ts';
import { WhenServersLoaded } from '@/features/servers/when-servers-loaded.tsx';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Card } from '@/ui/card/card.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useAccount } from './use-account.ts';

export function Page() {
  const { user, locale, subscription } = useAccount();
  const query = useServers(user?.uid ?? '');
  const [task, setTask] = useState<Task>({ kind: 'none' });
  const capacity = serverCapacity(subscription);
  const isFull = capacity !== null && query.data !== undefined && query.data.length >= capacity;
  const plansPath = holdsPlan(subscription?.status) ? PATHS.invoices : `${PATHS.dashboard}#plans`;
  const close = () => setTask({ kind: 'none' });
  const add = (
    <Button disabled={!query.data || isFull} onClick={() => setTask({ kind: 'add' })}>
      <Icon name="plus" className="size-4" />
      Add a server
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Your servers"
        lead="The AI servers that this account opens for you. Opening one signs you in there; no second password is needed."
        actions={query.data?.length === 0 ? undefined : add}
      />
      <Card>
        <WhenServersLoaded query={query}>
          {(servers) => (
            <ServerTable
              caption="Your servers"
              servers={servers}
              formatMoment={(moment) => formatDayAndTime(moment, locale)}
              renderActions={(server) => (
                <>
                  <ButtonLink to={openServerPath(server.origin)} size="sm" variant="secondary">
                    Open<span className="sr-only"> {server.name}</span>
                  </ButtonLink>
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => setTask({ kind: 'rename', server })}
                  >
                    Rename<span className="sr-only"> {server.name}</span>
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => setTask({ kind: 'remove', server })}
                  >
                    Remove<span className="sr-only"> {server.name}</span>
                  </Button>
                </>
              )}
              empty={
                <EmptyState title="No server yet" action={add}>
                  Give your server a name and enter the address at which you reach it in the
                  browser.
                </EmptyState>
              }
            />
          )}
        </WhenServersLoaded>
        {capacity !== null && query.data !== undefined && (
          <p className="mt-5 text-sm text-muted">
            {describeCapacity(query.data.length, capacity)}{' '}
            {isFull && <TextLink to={plansPath}>See the plans for more</TextLink>}
          </p>
        )}
      </Card>
      <AddServerDialog
        open={task.kind === 'add'}
        onClose={close}
        servers={query.data ?? []}
        plansPath={plansPath}
      />
      <RenameServerDialog server={task.kind === 'rename' ? task.server : null} onClose={close} />
      <RemoveServerDialog
        server={task.kind === 'remove' ? task.server : null}
        onClose={close}
        verb="remove"
      />
    </>
  );
}

function holdsPlan(status: SubscriptionStatus | 'error' | undefined): boolean {
  return status !== undefined && status !== 'error' && holdsSubscription(status);
}

type Task = { kind: 'none' } | { kind: 'add' } | { kind: 'rename' | 'remove'; server: Server };
