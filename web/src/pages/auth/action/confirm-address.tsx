import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MailedCodePreview } from '@contract/sign-in.ts';
import { SpareKey } from '@/drawings/alcove/rooms.tsx';
import { Door } from '@/drawings/door/door.tsx';
import { NewPasswordForm } from '@/features/auth-forms/new-password-form.tsx';
import { SignInForm } from '@/features/auth-forms/sign-in-form.tsx';
import { choiceInPath } from '@/features/billing/text/plan-choice.ts';
import { refreshUser, signIn } from '@/features/session/session.ts';
import { useVisitor } from '@/features/session/use-session.ts';
import {
  confirmHere,
  confirmWithPassword,
  describeLinkProblem,
  isGone,
} from '@/features/sign-in/links/use-links.ts';
import { useAct } from '@/features/sign-in/use-act.ts';
import { isInvitation, PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EntryPage } from '../entry-page.tsx';
import { CodePage } from './code-page.tsx';
import { continuePath } from './continue-path.ts';
import { LinkOver } from './link-over.tsx';

/** Confirms the address of an account: in a session of it at the press of a button, elsewhere after its password. */
export function ConfirmAddress({ code }: { code: string }) {
  return (
    <CodePage code={code} purpose="confirmation" title={TITLE}>
      {(preview) => <Confirmation code={code} preview={preview} />}
    </CodePage>
  );
}

const TITLE = 'Confirm your address';

function Confirmation({ code, preview }: { code: string; preview: MailedCodePreview }) {
  const { email, isUsed } = preview;
  const { loading, isLate, user } = useVisitor();
  const [end, setEnd] = useState<End>(isUsed ? 'before' : null);
  const [isNewPassword, setIsNewPassword] = useState(false);
  const act = useAct(describeLinkProblem);
  const isOwner = user?.email.toLowerCase() === email;

  const confirm = () =>
    act.run(async () => {
      try {
        await confirmHere(code);
      } catch (cause) {
        if (!isGone(cause)) throw cause;
        return setEnd('over');
      }
      setEnd('confirmed');
      // So that pages which are open in other tabs, and the next one here, know it at once.
      await refreshUser().catch(() => undefined);
    });

  if (end === 'over') return <LinkOver purpose="confirmation" />;
  if (end !== null) return <Confirmed end={end} isSignedIn={isOwner} />;
  if (loading && !isLate) {
    return (
      <EntryPage title={TITLE} isPassing>
        {null}
      </EntryPage>
    );
  }
  if (isOwner) {
    return (
      <EntryPage title={TITLE} picture={<Door state="ajar" />}>
        <p>
          Is <span className="font-medium wrap-anywhere">{email}</span> your address? Confirm it,
          and everything in your account can be used.
        </p>
        {act.problem !== null && (
          <Banner tone="bad" title="Your address was not confirmed">
            {act.problem}
          </Banner>
        )}
        <div>
          <Button busy={act.isBusy} onClick={() => void confirm()}>
            Confirm this address
          </Button>
        </div>
      </EntryPage>
    );
  }
  if (isNewPassword) {
    return (
      <EntryPage
        title="Choose a password of your own"
        lead={`For ${email}. It signs everyone else out, and removes passkeys, codes and servers that someone may have added.`}
        panel={<SpareKey />}
      >
        <NewPasswordForm
          email={email}
          onSubmit={async ({ password }) => {
            await confirmWithPassword(code, password);
            setEnd('new-password');
          }}
        />
        <div>
          <Button variant="secondary" onClick={() => setIsNewPassword(false)}>
            Back
          </Button>
        </div>
      </EntryPage>
    );
  }
  return (
    <SignInFirst
      preview={preview}
      isLate={isLate}
      signedInAs={user?.email ?? null}
      onSignedIn={() => void confirm()}
      onUnknown={() => setIsNewPassword(true)}
    />
  );
}

function SignInFirst({ preview, isLate, signedInAs, onSignedIn, onUnknown }: SignInFirstProps) {
  const { email, mayChoosePassword } = preview;
  const here = window.location.pathname + window.location.search;
  return (
    <EntryPage
      title={TITLE}
      lead={`The account with ${email} is not signed in here. Enter its password, and the address is confirmed.`}
      picture={<Door state="shut" />}
      isLate={isLate}
    >
      {signedInAs !== null && (
        <p>
          You are signed in as <span className="font-medium wrap-anywhere">{signedInAs}</span>. That
          session ends here.
        </p>
      )}
      <SignInForm
        email={email}
        label="Sign in and confirm"
        onSubmit={async ({ password }) => {
          await signIn(email, password);
          onSignedIn();
        }}
        otherWay={
          mayChoosePassword ? (
            <Button variant="secondary" onClick={onUnknown}>
              I do not know the password
            </Button>
          ) : (
            <ButtonLink variant="secondary" to={`${PATHS.login}?from=${encodeURIComponent(here)}`}>
              Sign in another way
            </ButtonLink>
          )
        }
      />
    </EntryPage>
  );
}

function Confirmed({ end, isSignedIn }: { end: End; isSignedIn: boolean }) {
  const path = continuePath(useLocation().search, window.location.origin);
  return (
    <EntryPage
      title={
        end === 'before' ? 'Your address was confirmed before' : 'Your address has been confirmed'
      }
      picture={<Door state="open" />}
    >
      <p>{isSignedIn ? nextWords(path) : SIGN_IN_WORDS[end === 'new-password' ? 'new' : 'own']}</p>
      <ButtonLink
        to={isSignedIn ? path : `${PATHS.login}?from=${encodeURIComponent(path)}`}
        className="justify-self-start"
      >
        {isSignedIn ? (path === PATHS.dashboard ? 'Go to dashboard' : 'Continue') : 'Sign in'}
      </ButtonLink>
    </EntryPage>
  );
}

const SIGN_IN_WORDS = {
  new: 'Sign in with your new password. Everyone else has been signed out.',
  own: 'Sign in to use everything in your account.',
};

function nextWords(path: string): string {
  if (isInvitation(path)) return 'Next comes the invitation.';
  return choiceInPath(path) === null
    ? 'You can now use everything in your account.'
    : 'Next comes the plan you chose.';
}

type SignInFirstProps = {
  preview: MailedCodePreview;
  isLate: boolean;
  /** The address of another account that is signed in here. */
  signedInAs: string | null;
  onSignedIn: () => void;
  /** Hears that they do not know the password. */
  onUnknown: () => void;
};

/** What came of the link; null while it is open. */
type End = 'confirmed' | 'new-password' | 'before' | 'over' | null;
