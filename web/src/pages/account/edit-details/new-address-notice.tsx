import { useState } from 'react';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import { useProof } from '@/features/session/proof/use-proof.tsx';
import { endSession } from '@/features/session/session.ts';
import { forgetMailLink, keepMailLink } from '@/features/sign-in/links/mail-link.ts';
import { isLinkOver } from '@/features/sign-in/links/use-links.ts';
import { confirmAddress } from '@/features/sign-in/passkeys/passkey-acts.ts';
import { useAct } from '@/features/sign-in/use-act.ts';
import { leaveSupport } from '@/features/support/support.ts';
import { readSessionHint } from '@/platform/storage/session-hint.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';

/** The link that was sent to a new address has been opened in this tab: one press makes the change. */
export function NewAddressNotice({ email, link }: { email: string; link: string }) {
  const [end, setEnd] = useState<'over' | 'done' | null>(null);
  const act = useAct(describeAccountProblem);
  const { prove, proofDialog } = useProof({
    email,
    about: <p>Your account is about to get a new address, so we want to be sure that it is you.</p>,
    failed: 'Your address is as it was',
    describe: describeAccountProblem,
  });
  const confirm = () =>
    void act.run(async () => {
      try {
        await prove(() =>
          endSession('email-changed', async () => {
            // Before the answer: the end of the session may overtake it, and then this document is left.
            forgetMailLink(LINK_KEYS.newAddress);
            const { isRepeat } = await confirmAddress(link).catch((cause: unknown) => {
              if (readSessionHint()) keepMailLink(LINK_KEYS.newAddress, link);
              throw cause;
            });
            // This session began after the change, and goes on.
            if (isRepeat) throw new DoneBefore();
            await leaveSupport();
          }),
        );
      } catch (cause) {
        if (cause instanceof DoneBefore) return setEnd('done');
        if (!isLinkOver(cause)) throw cause;
        forgetMailLink(LINK_KEYS.newAddress);
        setEnd('over');
      }
    });
  if (end === 'done') {
    return (
      <Banner tone="good" title="Your address was changed before">
        You sign in with the new one already.
      </Banner>
    );
  }
  if (end === 'over') {
    return (
      <Banner tone="bad" title="The link to your new address is over">
        Your address stays as it was. Have a new link sent below.
      </Banner>
    );
  }
  return (
    <div id="new-address" className="grid scroll-mt-24 gap-3">
      <Banner
        tone={act.problem === null ? 'info' : 'bad'}
        title={act.problem === null ? 'Your new address works' : 'Your address was not changed'}
        action={
          <Button size="sm" busy={act.isBusy} onClick={confirm}>
            Use the new address
          </Button>
        }
      >
        {act.problem ??
          'Confirm the change. It signs you out everywhere; then sign in with the new address.'}
      </Banner>
      {proofDialog}
    </div>
  );
}

class DoneBefore extends Error {
  override name = 'DoneBefore';
}
