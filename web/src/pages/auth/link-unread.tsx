import { Door } from '@/drawings/door/door.tsx';
import { describeLinkProblem } from '@/features/sign-in/links/use-links.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { EntryPage } from './entry-page.tsx';

/** A link of which the API could not be asked, with a button to ask again. */
export function LinkUnread({ title, problem, after, asked }: Props) {
  return (
    <EntryPage title={title} picture={<Door state="shut" />}>
      <Banner tone="bad" title={problem}>
        {`${describeLinkProblem(asked.error)}${after === undefined ? '' : ` ${after}`}`}
      </Banner>
      <div>
        <Button busy={asked.isFetching} onClick={() => void asked.refetch()}>
          Try again
        </Button>
      </div>
    </EntryPage>
  );
}

type Props = {
  title: string;
  /** What could not be looked up. */
  problem: string;
  /** Stands after the reason. */
  after?: string;
  asked: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
};
