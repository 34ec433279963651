import type { ReactNode } from 'react';
import type { MailedCodePreview } from '@contract/sign-in.ts';
import { Door } from '@/drawings/door/door.tsx';
import {
  describeLinkProblem,
  isLinkOver,
  useMailedCode,
} from '@/features/sign-in/links/use-links.ts';
import { useReconnection } from '@/platform/connection/use-connection.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { EntryPage } from '../entry-page.tsx';
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
    return (
      <EntryPage title={title} picture={<Door state="shut" />}>
        <Banner tone="bad" title="We could not look up your link">
          {describeLinkProblem(preview.error)}
        </Banner>
        <div>
          <Button busy={preview.isFetching} onClick={() => void preview.refetch()}>
            Try again
          </Button>
        </div>
      </EntryPage>
    );
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
