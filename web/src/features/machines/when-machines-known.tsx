import type { ReactNode } from 'react';
import type { Machine } from '@contract/machines.ts';
import { Unplugged } from '@/drawings/empty/empty.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import type { MachinesFollowed } from './use-machines.ts';

/** The machines once known; until then a skeleton, or why they are not. */
export function WhenMachinesKnown({ followed, children }: Props) {
  const { news, retry } = followed;
  switch (news.kind) {
    case 'loading':
      return (
        <output aria-label="Your servers are being loaded">
          {/* As high as a machine's card, so that nothing below moves far when it comes. */}
          <Skeleton className="h-184 md:h-118" />
        </output>
      );
    case 'unreached':
      return (
        <Trouble>
          <Banner tone="warn" title="Your servers cannot be shown just now">
            The connection is down. They appear again once it is back; the servers themselves are
            unaffected.
          </Banner>
        </Trouble>
      );
    case 'failed':
      return (
        <Trouble>
          <Banner
            tone="bad"
            title="Your servers could not be loaded"
            action={
              <Button size="sm" variant="secondary" onClick={retry}>
                Retry
              </Button>
            }
          >
            The servers themselves are unaffected. Try again in a moment.
          </Banner>
        </Trouble>
      );
    case 'known':
      return (
        <>
          {!news.isLive && news.machines.length > 0 && (
            <p role="status" className="mb-4 text-sm text-warn">
              This is how your servers were when the connection was lost.
            </p>
          )}
          {children(news.machines)}
        </>
      );
  }
}

function Trouble({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="w-40 sm:w-full">
        <Unplugged />
      </div>
      {children}
    </div>
  );
}

type Props = {
  followed: MachinesFollowed;
  children: (machines: readonly Machine[]) => ReactNode;
};
