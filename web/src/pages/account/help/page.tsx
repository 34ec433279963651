import { MESSAGE_FILES } from '@contract/files/files.ts';
import { MESSAGE_TOPICS } from '@contract/messages.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { EmptyDrawer } from '@/drawings/empty/empty.tsx';
import { AccountMessageForm } from '@/features/messages/files/account-message-form.tsx';
import { SentFiles } from '@/features/messages/files/sent-files.tsx';
import { useRenewSentFiles } from '@/features/messages/files/use-sent-files.ts';
import { ChatButton } from '@/features/support/chat-button.tsx';
import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Section } from '@/ui/section/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useAccount } from '../use-account.ts';
import { Unconfirmed } from './unconfirmed.tsx';

export function Page() {
  const { user, profile, locale } = useAccount();
  const renew = useRenewSentFiles(user?.uid ?? '');
  if (user === null) return null;
  return (
    <>
      <PageHeader
        title="Help and messages"
        lead="Look up an answer, or write to us. You can add files to a message."
      />
      <div className="grid gap-14">
        {profile?.contact && (
          <Section title="Your contact">
            <p className="max-w-measure wrap-anywhere">
              {profile.contact.name} looks after your account. Write to{' '}
              <TextLink to={`mailto:${profile.contact.email}`}>{profile.contact.email}</TextLink>,
              and you have an answer within {ANSWER_TIME.promised}.
            </p>
          </Section>
        )}
        <Section title="Find an answer">
          <ul className="grid gap-1.5">
            {HELP_ARTICLES.filter(({ slug }) => ASKED_HERE.includes(slug)).map(({ to, title }) => (
              <li key={to}>
                <TextLink to={to}>{title}</TextLink>
              </li>
            ))}
            <li>
              <TextLink to={PATHS.helpCenter}>All answers</TextLink>
            </li>
          </ul>
          <div className="mt-5">
            <ChatButton />
          </div>
        </Section>
        <Section title="Write to us">
          {user.emailVerified ? (
            <AccountMessageForm
              key={user.uid}
              sender={{
                uid: user.uid,
                name: profile?.displayName || user.displayName || null,
                email: user.email,
              }}
              topics={MESSAGE_TOPICS}
              source={PATHS.help}
              locale={locale}
              onSent={(files) => files > 0 && renew()}
            />
          ) : (
            <Unconfirmed email={user.email} />
          )}
        </Section>
        <Section title="Files that you sent">
          <p className="mb-4 max-w-measure text-sm text-muted">
            We keep them for {MESSAGE_FILES.days} days. Until then you can save a copy of each.
          </p>
          <SentFiles
            uid={user.uid}
            topics={MESSAGE_TOPICS}
            locale={locale}
            empty={
              <EmptyState picture={<EmptyDrawer />} title="No files here">
                What you add to a message above is listed here once it is sent.
              </EmptyState>
            }
          />
        </Section>
      </div>
    </>
  );
}

/** What people ask who have an account, by the slugs of the articles. */
const ASKED_HERE: readonly string[] = [
  'machine-does-not-answer',
  'open-a-server',
  'change-or-cancel',
  'payment-failed',
  'send-files',
];
