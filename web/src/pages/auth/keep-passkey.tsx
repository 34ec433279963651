import { REMOVAL_HOURS } from '@contract/sign-in.ts';
import { Door } from '@/drawings/door/door.tsx';
import { forgetMailLink, useMailLink } from '@/features/sign-in/links/mail-link.ts';
import {
  describeLinkProblem,
  isLinkOver,
  useKeepPasskey,
} from '@/features/sign-in/links/use-links.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { EntryPage } from './entry-page.tsx';

/** Where the link leads of the e-mails that servers are to open without a passkey. Only its button acts. */
export function Page() {
  const link = useMailLink(LINK_KEYS.keepPasskey);
  const keep = useKeepPasskey();
  const forget = () => forgetMailLink(LINK_KEYS.keepPasskey);
  if (keep.isSuccess) return <Kept />;
  if (link === null || isLinkOver(keep.error)) return <Over />;
  return (
    <EntryPage
      title="Keep asking for your passkey?"
      lead="Someone who is signed in to your account has asked that your servers open without a passkey."
      picture={<Door state="ajar" />}
    >
      <p>
        That happens {REMOVAL_HOURS} hours after they asked. If it was you, because your passkeys
        and codes are lost, close this page and wait. If it was not you, stop it here.
      </p>
      {keep.isError && (
        <Banner tone="bad" title="That was not stopped">
          {describeLinkProblem(keep.error)}
        </Banner>
      )}
      <div>
        <Button busy={keep.isPending} onClick={() => keep.mutate(link, { onSuccess: forget })}>
          Keep asking for my passkey
        </Button>
      </div>
    </EntryPage>
  );
}

function Kept() {
  return (
    <EntryPage title="Your servers go on asking" picture={<Door state="shut" />}>
      <p>
        That was stopped: your servers ask for your passkey before they open, as before. If it was
        not you who asked, someone knows your password. Choose a new one now: that signs everyone
        out.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.forgotPassword}>Reset your password</ButtonLink>
        <ButtonLink to={PATHS.dashboard} variant="secondary">
          Go to your dashboard
        </ButtonLink>
      </div>
    </EntryPage>
  );
}

function Over() {
  return (
    <EntryPage title="This link is over" picture={<Door state="misfit" />}>
      <p>
        It has been stopped already, or the time is up. See under{' '}
        <TextLink to={`${PATHS.security}#passkeys`}>Security</TextLink> whether your servers ask for
        your passkey.
      </p>
      <div>
        <ButtonLink to={`${PATHS.security}#passkeys`}>Go to Security</ButtonLink>
      </div>
    </EntryPage>
  );
}
