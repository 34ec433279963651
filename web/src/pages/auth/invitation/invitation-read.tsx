import { useEffect, useState, type ReactNode } from 'react';
import { EntryPage } from '../entry-page.tsx';
import { InvitationOver } from './invitation-over.tsx';
import { Unconfirmed } from './unconfirmed.tsx';
import { WrongAddress } from './wrong-address.tsx';
import type { InvitationKey } from '@contract/people.ts';
import { Door } from '@/drawings/door/door.tsx';
import { InvitationFacts } from '@/features/people/invitation/invitation-facts.tsx';
import { forgetInvitationKey } from '@/features/people/invitation/invitation-key.ts';
import type { FoundInvitation } from '@/features/people/invitation/find-invitation.ts';
import { useAnswer, useInvitation } from '@/features/people/invitation/use-invitation.ts';
import { describePeopleProblem } from '@/features/people/text/people-problem.ts';
import { ownerOf, whose } from '@/features/people/text/people-words.ts';
import type { SessionUser } from '@/features/session/model/session-types.ts';
import { ApiError } from '@/platform/api-client.ts';
import { useReconnection } from '@/platform/connection/use-connection.ts';
import { replaceLocation } from '@/platform/location.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { formatDay } from '@/lib/dates.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';

/** What a signed-in person reads of an invitation, and their answer. */
export function InvitationRead({ user, invitation, here }: Props) {
  const query = useInvitation(invitation, user);
  const [declined, setDeclined] = useState<FoundInvitation | null>(null);
  const { data: found, error } = query;
  const isOver = found !== undefined && !('preview' in found);
  useReconnection(() => {
    if (query.isError) void query.refetch();
  });
  useEffect(() => {
    if (isOver) forgetInvitationKey();
  }, [isOver]);

  if (declined !== null) return <Declined ownerName={declined.preview.ownerName} />;
  if (found === undefined) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'email_not_verified') return <Unconfirmed email={user.email} here={here} />;
    if (code === 'wrong_address') {
      return <WrongAddress text={describePeopleProblem(error)} email={user.email} here={here} />;
    }
    if (code === 'exists') return <Own text={describePeopleProblem(error)} />;
    if (error !== null) {
      return (
        <EntryPage title="Your invitation" picture={<Door state="shut" />}>
          <Banner tone="bad" title="The invitation could not be loaded">
            {describePeopleProblem(error)} It stays as it is.
          </Banner>
          <div>
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          </div>
        </EntryPage>
      );
    }
    return (
      <EntryPage title="Your invitation" isPassing>
        {null}
      </EntryPage>
    );
  }
  if (!('preview' in found)) {
    return (
      <InvitationOver why={found.why} to={user.email}>
        <ButtonLink to={PATHS.dashboard} variant="secondary">
          Go to your dashboard
        </ButtonLink>
      </InvitationOver>
    );
  }
  const retry = { busy: query.isFetching, run: () => void query.refetch() };
  switch (found.preview.state) {
    case 'member':
      return <Joined ownerName={found.preview.ownerName} />;
    case 'full':
      return <Full preview={found.preview} retry={retry} />;
    case 'open':
      return <Open found={found} email={user.email} retry={retry} onDeclined={setDeclined} />;
  }
}

function Open({ found, email, retry, onDeclined }: OpenProps) {
  const answer = useAnswer();
  const { preview } = found;
  const asked = answer.variables?.answer;
  const isBusy = answer.isPending || answer.isSuccess;
  const give = (chosen: 'join' | 'decline') =>
    answer.mutate(
      { key: found.key, answer: chosen },
      {
        onSuccess: () => {
          forgetInvitationKey();
          if (chosen === 'decline') onDeclined(found);
          // A new document: the account's pages run under another content security policy.
          else replaceLocation(PATHS.dashboard);
        },
        // It may be full by now, or over.
        onError: retry.run,
      },
    );
  return (
    <EntryPage
      title={`${preview.ownerName ?? 'The owner of a server'} has invited you`}
      lead="They would like to let you use their AI server."
      picture={<Door state="ajar" />}
    >
      {answer.isError && (
        <Banner
          tone="bad"
          title={asked === 'decline' ? 'Your answer was not sent' : 'You have not joined'}
        >
          {describePeopleProblem(answer.error)}
        </Banner>
      )}
      <InvitationFacts preview={preview} locale={personLocale(undefined)} />
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy && asked === 'join'} disabled={isBusy} onClick={() => give('join')}>
            Join
          </Button>
          <Button
            variant="secondary"
            busy={isBusy && asked === 'decline'}
            disabled={isBusy}
            onClick={() => give('decline')}
          >
            No, thanks
          </Button>
        </div>
        <p className="text-sm text-muted">
          You are signed in as <span className="wrap-anywhere">{email}</span>.
        </p>
      </div>
    </EntryPage>
  );
}

function Full({ preview, retry }: Pick<FoundInvitation, 'preview'> & { retry: Retry }) {
  const day = formatDay(preview.lapsesAt, personLocale(undefined));
  return (
    <Message
      title="Every place is taken just now"
      picture={<Door state="shut" />}
      actions={
        <Button busy={retry.busy} onClick={retry.run}>
          Try again
        </Button>
      }
    >
      <p>
        Your invitation stays open until {day}. Ask {ownerOf(preview.ownerName)} to make room for
        you, then try again.
      </p>
    </Message>
  );
}

function Joined({ ownerName }: { ownerName: string | null }) {
  useEffect(forgetInvitationKey, []);
  return (
    <Message
      title="You have already joined"
      picture={<Door state="open" />}
      actions={<ButtonLink to={PATHS.dashboard}>Go to your dashboard</ButtonLink>}
    >
      <p>You can open {whose(ownerName)} servers from your dashboard.</p>
    </Message>
  );
}

function Own({ text }: { text: string }) {
  useEffect(forgetInvitationKey, []);
  return (
    <Message
      title="This is an invitation of your own"
      picture={<Door state="misfit" />}
      actions={<ButtonLink to={PATHS.people}>See your people</ButtonLink>}
    >
      <p>{text}</p>
    </Message>
  );
}

function Declined({ ownerName }: { ownerName: string | null }) {
  return (
    <Message
      title="You have declined"
      picture={<Door state="shut" />}
      actions={
        <ButtonLink to={PATHS.dashboard} variant="secondary">
          Go to your dashboard
        </ButtonLink>
      }
    >
      <p>
        The invitation is over, and your account stays as it is. If you change your mind, ask{' '}
        {ownerOf(ownerName)} to invite you again.
      </p>
    </Message>
  );
}

function Message({ title, picture, actions, children }: MessageProps) {
  return (
    <EntryPage title={title} picture={picture}>
      {children}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </EntryPage>
  );
}

type MessageProps = {
  title: string;
  picture: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

type Retry = { busy: boolean; run: () => void };

type OpenProps = {
  found: FoundInvitation;
  email: string;
  retry: Retry;
  onDeclined: (found: FoundInvitation) => void;
};

type Props = {
  user: SessionUser;
  invitation: InvitationKey | null;
  /** This page's address. */
  here: string;
};
