import { formatDayAndTime } from '@/lib/dates.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** After “This wasn’t me”, no server opens until someone has signed in who reads the account's e-mails. */
export function HeldNotice({ since, locale }: { since: string; locale: string }) {
  return (
    <Banner
      tone="warn"
      title="Your servers open again once you sign in with a new password"
      action={
        <ButtonLink to={PATHS.forgotPassword} size="sm" variant="secondary">
          Choose a new password
        </ButtonLink>
      }
    >
      “This wasn’t me” was pressed for your account on {formatDayAndTime(since, locale)}. Use the
      link that we sent then, or have a new one sent. Your servers and their data stay as they are.
    </Banner>
  );
}
