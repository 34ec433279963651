import type { ReactNode } from 'react';
import { canOpen, type Machine } from '@contract/machines.ts';
import { Alcove } from '@/drawings/alcove/alcove.tsx';
import type { AlcoveScene } from '@/drawings/alcove/scene.ts';
import { sceneOf } from '@/features/machines/text/machine-scene.ts';
import { OrderSteps } from '@/features/machines/order/order-steps.tsx';
import { orderTimeline } from '@/features/machines/order/order-timeline.ts';
import { useMachines, type MachinesFollowed } from '@/features/machines/follow/use-machines.ts';
import { openServerPath } from '@/features/servers/server-text.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { machinePath, PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { useLasting } from '@/ui/use-lasting.ts';

/**
 * An order that was placed, followed live from the payment to the open machine.
 * @param subscriptionId what it has become; null until the payment is confirmed
 */
export function OrderProgress({ uid, subscriptionId, title, locale, children }: Props) {
  const followed = useMachines(uid);
  const { news } = followed;
  const machine = subscriptionId === null ? null : boughtWith(subscriptionId, followed);
  const now = usePlanNow();
  const isPaid = subscriptionId !== null;
  const isUnheard = useLasting(isPaid && news.kind === 'known' && machine === null, USUAL_MS);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-page content-center gap-x-14 gap-y-7 px-5 py-10 md:grid-cols-2 md:grid-rows-[auto_1fr] md:px-10 md:py-20">
      <h1 className="font-display text-2xl font-semibold tracking-tight text-balance md:text-4xl">
        {title}
      </h1>
      <div className="self-center rounded-lg bg-accent-tint px-6 pt-6 md:col-start-2 md:row-span-2 md:row-start-1">
        <Alcove
          scene={sceneOfOrder(machine, locale)}
          name={machine?.name ?? 'Your server'}
          className="mx-auto block w-full max-w-60 md:max-w-104"
        />
      </div>
      <div className="grid content-start gap-7">
        <OrderSteps steps={orderTimeline({ isPaid, machine }, { locale, now })} />
        {isPaid && <FeedNote followed={followed} />}
        {isUnheard && (
          <Banner tone="warn" title="The service that sets up our servers is not answering">
            Your payment is safe and your order stands. We keep trying, and set up your server as
            soon as the service answers. You can leave this page.
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          {machine !== null && canOpen(machine) && machine.origin !== null && (
            <ButtonLink to={openServerPath(machine.origin)}>Open {machine.name}</ButtonLink>
          )}
          {machine?.state === 'failed' && (
            <ButtonLink to={machinePath(machine.id)}>See why</ButtonLink>
          )}
          <ButtonLink to={PATHS.dashboard} variant="secondary">
            Go to your dashboard
          </ButtonLink>
        </div>
        <div className="max-w-measure text-sm text-muted">{children}</div>
      </div>
    </div>
  );
}

/** Says that the steps cannot be followed just now. */
function FeedNote({ followed: { news, retry } }: { followed: MachinesFollowed }) {
  const isCut = news.kind === 'unreached' || (news.kind === 'known' && !news.isLive);
  if (news.kind !== 'failed' && !isCut) return null;
  return (
    <Banner
      tone="warn"
      title="The steps cannot be shown just now"
      action={
        news.kind === 'failed' && (
          <Button size="sm" variant="secondary" onClick={retry}>
            Retry
          </Button>
        )
      }
    >
      Your order is safe and continues without this page.
      {isCut && <span> The steps appear again when you are back online.</span>}
    </Banner>
  );
}

/** The first of them: what the person asked for later is not this order. */
function boughtWith(subscriptionId: string, { news }: MachinesFollowed): Machine | null {
  if (news.kind !== 'known') return null;
  return news.machines.find((machine) => machine.subscriptionId === subscriptionId) ?? null;
}

function sceneOfOrder(machine: Machine | null, locale: string): AlcoveScene {
  return machine === null ? { state: 'making', step: 0, of: 1 } : sceneOf(machine, locale);
}

/** An order is placed within this long. Milliseconds. */
const USUAL_MS = 30_000;

type Props = {
  uid: string;
  subscriptionId: string | null;
  title: string;
  locale: string;
  children: ReactNode;
};
