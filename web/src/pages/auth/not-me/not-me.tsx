import type { NotMePreview } from '@contract/sign-in.ts';
import { SECURITY_WORDS } from '@/features/account/security-text.ts';
import { Door } from '@/drawings/door/door.tsx';
import { NOT_ME_PLANS } from '@/features/sign-in/links/not-me-text.ts';
import {
  describeLinkProblem,
  isLinkOver,
  useNotMe,
  useNotMePreview,
  type NotMeProof,
} from '@/features/sign-in/links/use-links.ts';
import { formatDayAndTime } from '@/lib/dates.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { useReconnection } from '@/platform/connection/use-connection.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { EntryPage } from '../entry-page.tsx';
import { LinkUnread } from '../link-unread.tsx';
import { LinkOver } from './link-over.tsx';
import { NotMeResult } from './not-me-result.tsx';

/**
 * What happened in an account, and the button that undoes it.
 * @param onDone hears that the link has done its work
 */
export function NotMe({ proof, onDone }: Props) {
  const preview = useNotMePreview(proof);
  const act = useNotMe();
  const isOver = isLinkOver(preview.error) || isLinkOver(act.error);
  useReconnection(() => {
    if (preview.isError) void preview.refetch();
  });

  if (act.isSuccess) return <NotMeResult done={act.data} />;
  if (isOver) return <LinkOver />;
  if (preview.isError) {
    return (
      <LinkUnread
        title="This wasn’t me"
        problem="We could not look up what happened"
        after="Your account is as it was."
        asked={preview}
      />
    );
  }
  if (preview.data === undefined) {
    return (
      <EntryPage title="This wasn’t me" isPassing>
        {null}
      </EntryPage>
    );
  }
  return (
    <Question
      preview={preview.data}
      busy={act.isPending}
      problem={act.isError ? describeLinkProblem(act.error) : null}
      onPress={() => act.mutate(proof, { onSuccess: onDone })}
    />
  );
}

function Question({ preview, busy, problem, onPress }: QuestionProps) {
  const moment = formatDayAndTime(preview.at, personLocale(undefined));
  return (
    <EntryPage
      title="Was this you?"
      lead="Something happened in your Alcove account. If it was you, close this page: all stays as it is."
      picture={<Door state="ajar" />}
    >
      <dl className="grid gap-1 border-y border-line py-4">
        <dt className="font-semibold">{eventWords(preview.event)}</dt>
        {preview.browser !== null && <dd>{preview.browser}</dd>}
        <dd className="text-sm text-muted tabular-nums">{moment}</dd>
      </dl>
      <div className="grid gap-3">
        <h2 className="font-semibold">If it was not you, this button does the following</h2>
        <ul className="grid list-disc gap-2 pl-5 text-sm">
          {NOT_ME_PLANS[preview.does].map((plan) => (
            <li key={plan}>{plan}</li>
          ))}
        </ul>
      </div>
      {problem !== null && (
        <Banner tone="bad" title="That was not done">
          {problem}
        </Banner>
      )}
      <div>
        <Button variant="danger" busy={busy} onClick={onPress}>
          This wasn’t me
        </Button>
      </div>
    </EntryPage>
  );
}

function eventWords(event: string): string {
  const words: Readonly<Record<string, string>> = SECURITY_WORDS;
  return words[event] ?? 'Something in your account was changed';
}

type QuestionProps = {
  preview: NotMePreview;
  busy: boolean;
  problem: string | null;
  onPress: () => void;
};

type Props = { proof: NotMeProof; onDone: () => void };
