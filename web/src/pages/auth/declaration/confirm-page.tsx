import { Door } from '@/drawings/door/door.tsx';
import { useConfirm } from '@/features/declarations/common/use-confirm.ts';
import { forgetMailLink, useMailLink } from '@/features/sign-in/links/mail-link.ts';
import { describeLinkProblem, isLinkOver } from '@/features/sign-in/links/use-links.ts';
import type { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { EntryPage } from '../entry-page.tsx';

/** Where the link leads of the e-mail that asks the owner of an account about a declaration. Only its button acts. */
export function ConfirmPage<Answer>({ linkKey, send, describe, words }: Props<Answer>) {
  const link = useMailLink(linkKey);
  const confirm = useConfirm(send);
  const forget = () => forgetMailLink(linkKey);
  if (confirm.isSuccess) return <Confirmed {...describe(confirm.data)} />;
  if (link === null || isLinkOver(confirm.error)) return <Over {...words.over} />;
  return (
    <EntryPage title={words.title} lead={words.lead} picture={<Door state="ajar" />}>
      <p>{words.ifItWasYou}</p>
      <p>
        If it was not you, close this page: your plan goes on. Then reply to our e-mail, so that the
        person who decides about it knows.
      </p>
      {confirm.isError && (
        <Banner tone="bad" title={words.unknown}>
          {describeLinkProblem(confirm.error)} However often you press, it counts once.
        </Banner>
      )}
      <div>
        <Button
          variant="danger"
          busy={confirm.isPending}
          onClick={() => confirm.mutate(link, { onSuccess: forget })}
        >
          {words.button}
        </Button>
      </div>
    </EntryPage>
  );
}

function Confirmed({ title, paragraphs }: Said) {
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

function Over({ what, act, to, label }: Words['over']) {
  return (
    <EntryPage title="This link is over" picture={<Door state="misfit" />}>
      <p>
        It is too old, a part of it is missing, or a person has decided about this {what} by now.
        See under <TextLink to={PATHS.invoices}>Plan and invoices</TextLink> how your plan stands,
        and reply to our e-mail if you still want to {act}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.invoices}>See your plan</ButtonLink>
        <ButtonLink to={to} variant="secondary">
          {label}
        </ButtonLink>
      </div>
    </EntryPage>
  );
}

type Said = { title: string; paragraphs: readonly string[] };

type Words = {
  title: string;
  lead: string;
  ifItWasYou: string;
  button: string;
  /** Where no answer came. */
  unknown: string;
  over: { what: string; act: string; to: string; label: string };
};

type Props<Answer> = {
  linkKey: (typeof LINK_KEYS)[keyof typeof LINK_KEYS];
  send: (link: string) => Promise<Answer>;
  describe: (answer: Answer) => Said;
  words: Words;
};
