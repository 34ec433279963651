import type { ReactNode } from 'react';
import type { MailedCodePreview } from '@contract/sign-in.ts';
import { Door } from '@/drawings/door/door.tsx';
import { isLinkOver, useMailedCode } from '@/features/sign-in/links/use-links.ts';
import { useReconnection } from '@/platform/connection/use-connection.ts';
import { EntryPage } from '../entry-page.tsx';
import { LinkUnread } from '../link-unread.tsx';
import { LinkOver } from './link-over.tsx';

/** Looks up what a link is for before it shows its page. Nothing changes by that: mail scanners open links too. */
export function CodePage({ code, purpose, title, children }: Props) {
  const preview = useMailedCode(code);
  useReconnection(() => {
    if (preview.isError) void preview.refetch();
  });
  if (preview.data?.purpose === purpose) return children(preview.data);
  if (preview.data !== undefined || isLinkOver(preview.error))
    return <LinkOver purpose={purpose} />;
  if (preview.isError) {
    return <LinkUnread title={title} problem="We could not look up your link" asked={preview} />;
  }
  return (
    <EntryPage title={title} panel={<Door state="turning" />} isPassing>
      {null}
    </EntryPage>
  );
}

type Props = Pick<MailedCodePreview, 'purpose'> & {
  code: string;
  title: string;
  children: (preview: MailedCodePreview) => ReactNode;
};
