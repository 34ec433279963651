import { Withdrawal } from '@/features/declarations/withdrawal/withdrawal.tsx';
import { VisitorHere } from '@/features/session/visitor-here.tsx';
import { personLocale, PRERENDER_LOCALE } from '@/platform/person-locale.ts';
import { PATHS } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { WITHDRAW } from './copy.ts';

export function Declaration() {
  const isLive = useHydrated();
  return (
    <VisitorHere>
      {(visitor) => (
        <Withdrawal
          visitor={visitor}
          locale={isLive ? personLocale(undefined) : PRERENDER_LOCALE}
          privacy={
            <>
              {WITHDRAW.privacy} See <TextLink to={PATHS.privacy}>Privacy</TextLink>.
            </>
          }
        />
      )}
    </VisitorHere>
  );
}
