import { useEffect, useRef, useState } from 'react';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import { ChangeEmailForm } from '@/features/auth-forms/change-email-form.tsx';
import { choiceText, type PlanChoice } from '@/features/billing/text/plan-choice.ts';
import type { SessionUser } from '@/features/session/model/session-types.ts';
import { ProofDialog } from '@/features/session/proof/proof-dialog.tsx';
import { askForAddress } from '@/features/sign-in/passkeys/passkey-acts.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { keepAskedAddress, readAskedAddress } from './asked-address.ts';

/** The address of the account. A link to a new one takes the form's place, until another is wanted. */
export function EmailCard({ user, choice, badAddress }: Props) {
  const { uid, email, emailVerified } = user;
  const [wanted, setWanted] = useState<string | null>(null);
  const [asked, setAsked] = useState(() => readAskedAddress(user));
  const outcome = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  // The dialog gives the focus back to the button that opened it, which is gone.
  useEffect(() => {
    if (wanted === null && isSent.current) outcome.current?.focus();
    isSent.current = false;
  }, [wanted]);
  const change = (next: string | null) => {
    keepAskedAddress(uid, next);
    setAsked(next);
  };
  return (
    <Section title="E-mail address">
      <p className="font-semibold break-all">{email}</p>
      <p className="mt-2 mb-5 max-w-measure text-sm text-muted">
        <span>
          You sign in with this address. To change it, enter the new one: we will send a link there.
          Open it in a browser in which you are signed in, and confirm the change. That signs you
          out everywhere; sign in again with the new address and your current password.
        </span>
        {emailVerified && (
          <span>
            {' '}
            Unless your servers ask for your passkey, you then have to add passkeys, recovery codes
            and the servers that you connected again.
          </span>
        )}
      </p>
      <div ref={outcome} tabIndex={-1} className="scroll-mt-24">
        {asked === null ? (
          <ChangeEmailForm email={email} onSubmit={setWanted} />
        ) : (
          <LinkSent
            to={asked}
            isBad={badAddress === asked}
            onOther={() => {
              outcome.current?.focus();
              change(null);
            }}
          />
        )}
      </div>
      <ProofDialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title="Change your address?"
        email={email}
        confirm={{ label: 'Send the link' }}
        act={async () => {
          if (wanted === null) return;
          await askForAddress({ email: wanted, ...(choice && { plan: choiceText(choice) }) });
          isSent.current = true;
          change(wanted);
        }}
        failed="No link was sent"
        describe={describeAccountProblem}
      >
        <p>
          We will send a link to <span className="font-semibold wrap-anywhere">{wanted}</span>. Your
          address changes when you open it and confirm.
        </p>
      </ProofDialog>
    </Section>
  );
}

function LinkSent({ to, isBad, onOther }: { to: string; isBad: boolean; onOther: () => void }) {
  const address = <span className="font-semibold wrap-anywhere">{to}</span>;
  return (
    <Banner
      tone={isBad ? 'bad' : 'info'}
      title={
        isBad
          ? 'We cannot deliver e-mails to the new address'
          : 'Check the inbox of the new address'
      }
      action={
        <Button size="sm" variant="secondary" onClick={onOther}>
          Use another address
        </Button>
      }
    >
      {isBad ? (
        <span>
          What we sent to {address} came back. Check it for typing errors. Your old address stays in
          use.
        </span>
      ) : (
        <span>
          A link is on its way to {address}. Check the spam folder too; we send at most three an
          hour. Until you open it and confirm the change, your old address stays in use.
        </span>
      )}
    </Banner>
  );
}

type Props = {
  user: SessionUser;
  /** The plan that they chose before they came here. */
  choice: PlanChoice | null;
  /** An address from which mail came back. */
  badAddress: string | undefined;
};
