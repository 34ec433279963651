import { useMissingProfile, useReadAgain } from '@/features/session/use-missing-profile.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { useIsConnectionLost } from '@/platform/connection/use-connection.ts';

/** Says that the profile cannot be read. Offline, that is expected. */
export function ProfileBanner() {
  const isMissing = useMissingProfile();
  const isConnectionLost = useIsConnectionLost();
  const { busy, run } = useReadAgain();
  if (!isMissing || isConnectionLost) return null;
  return (
    <div className="mb-8">
      <Banner
        tone="bad"
        title="Your profile could not be loaded"
        action={
          <Button variant="secondary" size="sm" busy={busy} onClick={run}>
            Retry
          </Button>
        }
      >
        Your name, details and plan may be missing from this page. The plan itself and your servers
        are not affected.
      </Banner>
    </div>
  );
}
