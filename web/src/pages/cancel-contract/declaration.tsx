import { Cancellation } from '@/features/declarations/cancellation/cancellation.tsx';
import { VisitorHere } from '@/features/session/visitor-here.tsx';
import { personLocale, PRERENDER_LOCALE } from '@/platform/person-locale.ts';
import { PATHS } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { CANCEL_CONTRACT } from './copy.ts';

export function Declaration() {
  const isLive = useHydrated();
  return (
    <VisitorHere>
      {(visitor) => (
        <Cancellation
          visitor={visitor}
          locale={isLive ? personLocale(undefined) : PRERENDER_LOCALE}
          privacy={
            <>
              {CANCEL_CONTRACT.privacy} See <TextLink to={PATHS.privacy}>Privacy</TextLink>.
            </>
          }
        />
      )}
    </VisitorHere>
  );
}
