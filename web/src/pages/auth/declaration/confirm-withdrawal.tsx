import type { WithdrawalReceived } from '@contract/legal/withdrawal.ts';
import { Door } from '@/drawings/door/door.tsx';
import { useConfirm } from '@/features/declarations/shared/use-confirm.ts';
import { confirmWithdrawal } from '@/features/declarations/withdrawal/send-withdrawal.ts';
import { describeReceived } from '@/features/declarations/withdrawal/withdrawal-text.ts';
import { forgetMailLink, useMailLink } from '@/features/sign-in/links/mail-link.ts';
import { describeLinkProblem, isLinkOver } from '@/features/sign-in/links/use-links.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { EntryPage } from './entry-page.tsx';

/** Where the link leads of the e-mail that asks the owner of an account about a withdrawal. Only its button acts. */
export function Page() {
  const link = useMailLink(LINK_KEYS.withdrawal);
  const confirm = useConfirm(confirmWithdrawal);
  const forget = () => forgetMailLink(LINK_KEYS.withdrawal);
  if (confirm.isSuccess) return <Confirmed received={confirm.data} />;
  if (link === null || isLinkOver(confirm.error)) return <Over />;
  return (
    <EntryPage
      title="Withdraw from contract?"
      lead="Someone has declared on our site that they withdraw from the contract for your plan."
      picture={<Door state="ajar" />}
    >
      <p>
        If it was you, confirm it: your plan ends at once, and you get back what you paid, less the
        days until you declared it. The servers that we host for you go to sleep.
      </p>
      <p>
        If it was not you, close this page: your plan goes on. Then reply to our e-mail, so that the
        person who decides about it knows.
      </p>
      {confirm.isError && (
        <Banner tone="bad" title="We cannot tell whether your plan has ended">
          {describeLinkProblem(confirm.error)} However often you press, it counts once.
        </Banner>
      )}
      <div>
        <Button
          variant="danger"
          busy={confirm.isPending}
          onClick={() => confirm.mutate(link, { onSuccess: forget })}
        >
          Confirm withdrawal
        </Button>
      </div>
    </EntryPage>
  );
}

function Confirmed({ received }: { received: WithdrawalReceived }) {
  const { title, paragraphs } = describeReceived(received, {
    email: null,
    isOwner: true,
    locale: personLocale(undefined),
  });
  return (
    <EntryPage title={title} picture={<Door state="shut" />}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div>
        <ButtonLink to={PATHS.invoices}>See your plan</ButtonLink>
      </div>
    </EntryPage>
  );
}

function Over() {
  return (
    <EntryPage title="This link is over" picture={<Door state="misfit" />}>
      <p>
        It is too old, a part of it is missing, or a person has decided about this withdrawal by
        now. See under <TextLink to={PATHS.invoices}>Plan and invoices</TextLink> how your plan
        stands, and reply to our e-mail if you still want to withdraw.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.invoices}>See your plan</ButtonLink>
        <ButtonLink to={PATHS.withdraw} variant="secondary">
          Withdraw from contract
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
