import { useState } from 'react';
import type { OfferedInvitation } from '@contract/people.ts';
import { formatDay } from '@/lib/dates.ts';
import { keepInTab, PUT_ASIDE_KEY, readInTab } from '@/platform/storage/tab-storage.ts';
import { invitationPath } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';

/** Invitations for the person's confirmed address. One that is put aside comes back in another tab: it is still open. */
export function Offers({ invitations, locale }: Props) {
  const [aside, setAside] = useState(() => readInTab(PUT_ASIDE_KEY)?.split(' ') ?? []);
  const putAside = (id: string) => {
    const all = [...aside, id];
    keepInTab(PUT_ASIDE_KEY, all.join(' '));
    setAside(all);
  };
  const shown = invitations.filter(({ id }) => !aside.includes(id));
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-3">
      {shown.map(({ id, ownerName, lapsesAt }) => (
        <Banner
          key={id}
          title={`${ownerName ?? 'The owner of a server'} has invited you`}
          action={
            <>
              <ButtonLink to={invitationPath(id)} size="sm">
                Look at it
              </ButtonLink>
              <Button size="sm" variant="quiet" onClick={() => putAside(id)}>
                Not now
              </Button>
            </>
          }
        >
          They would like to let you use their server. The invitation is open until{' '}
          {formatDay(lapsesAt, locale)}.
        </Banner>
      ))}
    </div>
  );
}

type Props = { invitations: readonly OfferedInvitation[]; locale: string };
