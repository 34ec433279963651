import { useEffect, useState } from 'react';
import { useVisitor } from '@/features/session/use-session.ts';
import type { Visitor } from '@/features/withdrawal/steps.ts';
import { Withdrawal } from '@/features/withdrawal/withdrawal.tsx';
import { personLocale, PRERENDER_LOCALE } from '@/platform/person-locale.ts';
import { useDepartures, useSessionHint } from '@/platform/storage/use-session-hint.ts';
import { PATHS } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { WITHDRAW } from './copy.ts';

/** The form, which asks who is signed in only where someone was: what is typed in it stays while the answer comes. */
export function Declaration() {
  const isRemembered = useSessionHint();
  const departures = useDepartures();
  const isLive = useHydrated();
  const [visitor, setVisitor] = useState<Visitor>('unknown');
  return (
    <>
      {isRemembered && <WhoIsHere onKnown={setVisitor} />}
      <Withdrawal
        key={departures}
        visitor={isRemembered ? visitor : null}
        locale={isLive ? personLocale(undefined) : PRERENDER_LOCALE}
        privacy={
          <>
            {WITHDRAW.privacy} See <TextLink to={PATHS.privacy}>Privacy</TextLink>.
          </>
        }
      />
    </>
  );
}

function WhoIsHere({ onKnown }: { onKnown: (visitor: Visitor) => void }) {
  const { loading, isLate, user } = useVisitor();
  const { uid, email, displayName } = user ?? {};
  useEffect(() => {
    if (uid !== undefined && email !== undefined) {
      onKnown({ uid, email, name: displayName ?? null });
    } else {
      onKnown(loading && !isLate ? 'unknown' : null);
    }
  }, [uid, email, displayName, loading, isLate, onKnown]);
  return null;
}
