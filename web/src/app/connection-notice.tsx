import { useLocation } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { useIsConnectionLost } from '@/platform/connection/use-connection.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/**
 * Says that there is no connection: in the account area always, elsewhere to someone who waits for a page. It lies above the page, so
 * that nothing moves, and clear of what floats in the lower corners.
 */
export function ConnectionNotice({ isWaiting }: { isWaiting: boolean }) {
  const { pathname } = useLocation();
  const isLost = useIsConnectionLost();
  // The region comes with the script, long before it has something to say: a document carries no byte that it can spare.
  const isHydrated = useHydrated();
  const isAccount = pathname === PATHS.dashboard || pathname.startsWith(`${PATHS.dashboard}/`);
  if (!isHydrated) return null;
  const isShown = isLost && (isWaiting || isAccount);
  return (
    <div role="status" {...(isShown && { className: FLOATING })}>
      {isShown && (
        <div className="pointer-events-auto flex max-w-md items-start gap-3 rounded-md border border-line-strong bg-raised px-4 py-3 text-sm text-ink shadow-float">
          <Icon name="alert" className="mt-0.5 size-5 text-warn" />
          <p>
            <span className="font-semibold">No connection.</span>{' '}
            <span>
              {isWaiting
                ? 'The page you asked for will open when you are back online.'
                : 'This is what was loaded earlier. It will update when you are back online.'}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

const FLOATING =
  'pointer-events-none fixed inset-x-4 bottom-20 z-40 grid justify-items-center lg:bottom-5';
