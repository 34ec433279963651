import { useState } from 'react';
import type { Server } from '@contract/api.ts';
import { EmptyKeyRing } from '@/drawings/empty/empty.tsx';
import { ConsentList } from '@/features/account/consent-list.tsx';
import { formatDayAndTime } from '@/lib/dates.ts';
import { RemoveServerDialog } from '@/features/servers/remove-server-dialog.tsx';
import { ServerTable } from '@/features/servers/server-table.tsx';
import { useServers } from '@/features/servers/use-servers.ts';
import { WhenServersLoaded } from '@/features/servers/when-servers-loaded.tsx';
import { renewSupport } from '@/features/support/support.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { useAccount } from '../use-account.ts';

export function Page() {
  const { user, locale } = useAccount();
  const query = useServers(user?.uid ?? '');
  const [revoking, setRevoking] = useState<Server | null>(null);
  if (user === null) return null;

  return (
    <>
      <PageHeader
        title="Permissions"
        lead="The servers and services that this account may tell who you are."
      />
      <div className="grid gap-14 in-order">
        <Section title="Servers that may sign you in">
          <p className="mb-4 max-w-measure text-sm text-muted">
            When you open one of these servers, it learns who you are. If you revoke it, it has to
            ask you again.
          </p>
          <WhenServersLoaded query={query}>
            {(servers) => (
              <ServerTable
                caption="Servers that may sign you in"
                servers={servers}
                formatMoment={(moment) => formatDayAndTime(moment, locale)}
                renderActions={(server) =>
                  server.kind === 'hosted' ? (
                    <span className="text-sm text-muted">Hosted by us</span>
                  ) : (
                    <Button size="sm" variant="secondary" onClick={() => setRevoking(server)}>
                      Revoke<span className="sr-only"> {server.name}</span>
                    </Button>
                  )
                }
                empty={
                  <EmptyState
                    picture={<EmptyKeyRing />}
                    title="No server may sign you in"
                    action={
                      <ButtonLink to={PATHS.projects} variant="secondary">
                        Go to your servers
                      </ButtonLink>
                    }
                  >
                    A server appears here when you add it, or when you agree to connect to it.
                  </EmptyState>
                }
              />
            )}
          </WhenServersLoaded>
        </Section>
        <Section title="Your choices">
          <p className="mb-5 max-w-measure text-sm text-muted">
            You can change these at any time. We always send e-mails about your servers, payments
            and security, and when our terms change. There are few of them.
          </p>
          <ConsentList
            uid={user.uid}
            isConfirmed={user.emailVerified}
            formatMoment={(moment) => formatDayAndTime(moment, locale)}
            onChanged={({ key }) => {
              // What the chat was told when it signed in is all that it knows.
              if (key === 'chatIdentity') void renewSupport();
            }}
          />
        </Section>
      </div>
      <RemoveServerDialog server={revoking} onClose={() => setRevoking(null)} verb="revoke" />
    </>
  );
}
