import { useLateWords } from '@/features/session/late-session.tsx';
import { useMissingProfile, useReadAgain } from '@/features/session/use-missing-profile.ts';
import { useSession } from '@/features/session/use-session.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { useIsConnectionLost } from '@/platform/connection/use-connection.ts';

/** Says that the profile, or the session itself, cannot be read. Offline, that is expected. */
export function ProfileBanner() {
  const isMissing = useMissingProfile();
  const { isUnreadable } = useSession();
  const words = useLateWords();
  const isConnectionLost = useIsConnectionLost();
  const { busy, run } = useReadAgain();
  if (isConnectionLost || !(isMissing || isUnreadable)) return null;
  return (
    <div className="mb-8">
      <Banner
        tone="bad"
        title={isUnreadable ? words.title : 'Your profile could not be loaded'}
        action={
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            onClick={isUnreadable ? () => window.location.reload() : run}
          >
            Retry
          </Button>
        }
      >
        {isUnreadable
          ? words.text
          : 'Your name, details and plan may be missing from this page. The plan itself and your servers are not affected.'}
      </Banner>
    </div>
  );
}
