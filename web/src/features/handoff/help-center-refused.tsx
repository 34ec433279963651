import { Door } from '@/drawings/door/door.tsx';
import { env } from '@/platform/env.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PagePicture } from '@/ui/panel/panel.tsx';
import { HANDOFF_TEXT } from './handoff-text.ts';
import type { HelpCenterRefusal } from './help-center-refusal.ts';

/** The help center did not accept a sign-in. The session here goes on. */
export function HelpCenterRefused({ reason, isSignedIn }: Props) {
  const { heading, signedIn, signedOut, advice, reasonLabel, again, signInAgain } =
    HANDOFF_TEXT.refused;
  return (
    <section className="grid max-w-lg gap-6">
      <PagePicture>
        <Door state="misfit" />
      </PagePicture>
      <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">{heading}</h1>
      <p role="status">{isSignedIn ? signedIn : signedOut}</p>
      <p>{advice}</p>
      {reason !== null && (
        <dl className="rounded-md border border-line bg-raised px-4 py-3.5 text-sm">
          <dt className="text-muted">{reasonLabel}</dt>
          <dd className="mt-1 wrap-anywhere">{reason}</dd>
        </dl>
      )}
      <div className="flex flex-wrap gap-3">
        {env.helpCenterHome !== '' && (
          <ButtonLink to={HELP_CENTER}>{isSignedIn ? again : signInAgain}</ButtonLink>
        )}
        <ButtonLink to={PATHS.contactV1} variant="secondary">
          Write to us
        </ButtonLink>
      </div>
    </section>
  );
}

const HELP_CENTER = `${PATHS.checkAuth}?return_to=${encodeURIComponent(env.helpCenterHome)}`;

type Props = HelpCenterRefusal & { isSignedIn: boolean };
