import { Door } from '@/drawings/door/door.tsx';
import { useConfirmCopy } from '@/features/invoice-copies/use-confirm-copy.ts';
import { forgetMailLink, useMailLink } from '@/features/sign-in/links/mail-link.ts';
import { describeLinkProblem, isLinkOver } from '@/features/sign-in/links/use-links.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { EntryPage } from './entry-page.tsx';

/** Where the link leads of the e-mail that asks someone whether they want another person’s invoices. Only its button acts. */
export function Page() {
  const link = useMailLink(LINK_KEYS.invoiceCopy);
  return link === null ? <Over /> : <Question key={link} link={link} />;
}

function Question({ link }: { link: string }) {
  const confirm = useConfirmCopy();
  const forget = () => forgetMailLink(LINK_KEYS.invoiceCopy);
  if (confirm.isSuccess) return <Confirmed email={confirm.data.email} />;
  if (isLinkOver(confirm.error)) return <Over />;
  return (
    <EntryPage
      title="Get copies of their invoices?"
      lead="The customer whom our e-mail names would like their invoices to reach you too."
      picture={<Door state="ajar" />}
    >
      <p>
        From now on, each invoice that they pay comes to your address, as an e-mail with a link to
        it. Each e-mail has a link to stop them. If you know of none of this, close this page.
      </p>
      {confirm.isError && (
        <Banner tone="bad" title="That was not confirmed">
          {describeLinkProblem(confirm.error)}
        </Banner>
      )}
      <div>
        <Button
          busy={confirm.isPending}
          onClick={() => confirm.mutate(link, { onSuccess: forget })}
        >
          Send me these invoices
        </Button>
      </div>
    </EntryPage>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <EntryPage title="The invoices will come to you" picture={<Door state="ajar" />}>
      <p>
        From the next paid invoice on, we write to{' '}
        <span className="font-medium wrap-anywhere">{email}</span>. To stop, use the link at the end
        of any of these e-mails.
      </p>
      <div>
        <ButtonLink to={PATHS.home} variant="secondary">
          Back to Alcove
        </ButtonLink>
      </div>
    </EntryPage>
  );
}

function Over() {
  return (
    <EntryPage title="This link is over" picture={<Door state="misfit" />}>
      <p>
        It is too old, or your address has been taken off the list since. Ask the person whose
        invoices they are to add your address again.
      </p>
      <div>
        <ButtonLink to={PATHS.home} variant="secondary">
          Back to Alcove
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
