import { NOT_ME_DAYS } from '@contract/sign-in.ts';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { EntryPage } from '../entry-page.tsx';

/** A link “This wasn’t me” that means nothing any more, and what helps all the same. */
export function LinkOver() {
  return (
    <EntryPage title="This link is over" picture={<Door state="misfit" />}>
      <p>
        Its {NOT_ME_DAYS} days are over, it has been used, or a later press has ended it. Your
        account is as it was.
      </p>
      <p>
        If you think that someone else is in your account, choose a new password now: that signs
        everyone out. Then look at “Recent activity” under{' '}
        <TextLink to={PATHS.security}>Security</TextLink>. If you cannot get in, write to us.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.forgotPassword}>Reset your password</ButtonLink>
        <ButtonLink to={PATHS.contactV1} variant="secondary">
          Write to us
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
