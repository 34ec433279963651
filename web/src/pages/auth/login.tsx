import { useLocation } from 'react-router-dom';
import { EntryPage } from './entry-page.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { useEntry } from './use-entry.ts';
import { Room } from '@/drawings/alcove/rooms.tsx';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { SignInForm } from '@/features/auth-forms/sign-in-form.tsx';
import { signInJudge } from '@/features/auth-forms/weak-password.ts';
import { signIn } from '@/features/session/session.ts';
import { SignedOutNote } from '@/features/session/signed-out-note.tsx';
import { hasPasskeys } from '@/platform/has-passkeys.ts';
import { keepInTab, WEAK_PASSWORD_KEY } from '@/platform/storage/tab-storage.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { search } = useLocation();
  const { carried, isPassing, isLate, endedBy, signedInAs, keep, enter } = useEntry();
  return (
    <EntryPage
      title="Sign in"
      lead="Open your servers, manage your plan and see your invoices."
      panel={<Room />}
      carried={carried}
      isPassing={isPassing}
      isLate={isLate}
      signedInAs={signedInAs}
      footer={
        <>
          New to {PRODUCT_NAME}? <TextLink to={keep(PATHS.getStarted)}>Create an account</TextLink>
        </>
      }
    >
      <SignedOutNote search={search} endedBy={endedBy} />
      <SignInForm
        onPasswordLeft={signInJudge.prepare}
        onSubmit={(typed) =>
          enter(async () => {
            const isWeak = await signInJudge.judge(typed, () =>
              signIn(typed.email, typed.password),
            );
            if (isWeak) keepInTab(WEAK_PASSWORD_KEY, '1');
          })
        }
        aside={
          <p className="text-sm">
            <TextLink to={keep(PATHS.forgotPassword)}>Forgot your password?</TextLink>
          </p>
        }
        otherWay={hasPasskeys() && <PasskeySignIn enter={enter} />}
      />
    </EntryPage>
  );
}
