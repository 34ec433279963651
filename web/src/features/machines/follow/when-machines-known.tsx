import type { ReactNode } from 'react';
import type { Machine } from '@contract/machines.ts';
import { Unplugged } from '@/drawings/empty/empty.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { MachineOutline } from '../card/machine-outline.tsx';
import type { MachinesFollowed } from './use-machines.ts';

/** The machines once known; until then those that were there last, or a skeleton; and why they are not known, if they cannot be. */
export function WhenMachinesKnown<T = Machine>({
  followed,
  lastKnown = null,
  outline = <MachineOutline />,
  children,
}: Props<T>) {
  const { news } = followed;
  const isKnown = news.kind === 'known';
  const machines = isKnown ? news.machines : lastKnown;
  return (
    <>
      {news.kind === 'loading' && machines === null && outline}
      {(news.kind === 'unreached' || news.kind === 'failed') && (
        <div className="mb-4 last:mb-0">
          <Trouble followed={followed} />
        </div>
      )}
      {isKnown && !news.isLive && news.machines.length > 0 && (
        <p role="status" className="mb-4 text-sm text-warn">
          This is how your servers were when the connection was lost.
        </p>
      )}
      {machines !== null && children(machines, isKnown)}
    </>
  );
}

function Trouble({ followed: { news, retry } }: { followed: MachinesFollowed<unknown> }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="w-40 sm:w-full">
        <Unplugged />
      </div>
      {news.kind === 'unreached' ? (
        <Banner tone="warn" title="Your servers cannot be shown just now">
          The connection is down. They appear again once it is back; the servers themselves are
          unaffected.
        </Banner>
      ) : (
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
      )}
    </div>
  );
}

type Props<T> = {
  followed: MachinesFollowed<T>;
  /** Those that this person had when they were last here. */
  lastKnown?: readonly T[] | null;
  /** Stands for machines that are being loaded: by default as high as one machine’s card. */
  outline?: ReactNode;
  /** `isKnown` is false for those that were there last. */
  children: (machines: readonly T[], isKnown: boolean) => ReactNode;
};
