import { PATHS } from '@/content/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Card } from '@/ui/card/card.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  return (
    <>
      <PageHeader
        title="Delete account"
        lead="A person does this for you at the moment. Nothing on this page deletes anything."
      />
      <div className="grid gap-6">
        <Card title="How to have it deleted">
          <ol className="grid max-w-measure list-decimal gap-2 pl-5">
            <li>
              If you have a plan, <TextLink to={PATHS.canceling}>cancel it</TextLink> first, so that
              no further payment is taken.
            </li>
            <li>Copy what you want to keep, such as your invoices.</li>
            <li>
              Write “Delete my account” in the support chat while you are signed in. That way we
              know that it is you.
            </li>
          </ol>
        </Card>
        <Card title="What is deleted, and what is not">
          <dl className="grid max-w-measure gap-4">
            {CONSEQUENCES.map(({ term, text }) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <div>
          <ButtonLink to={PATHS.dashboard} variant="secondary">
            Back to the dashboard
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

const CONSEQUENCES = [
  {
    term: 'Deleted',
    text: 'Your sign-in, your details, the list of your servers and the permissions you gave them.',
  },
  {
    term: 'Kept because the law demands it',
    text: 'Invoices and the payments they belong to, for as long as tax law says.',
  },
  {
    term: 'Not touched',
    text: 'What lies on your servers. It is yours, and this account was never able to read it.',
  },
] as const;
