import type { ReactNode } from 'react';
import type { Machine } from '@contract/machines.ts';
import { Alcove } from '@/drawings/alcove/alcove.tsx';
import type { AlcoveScene } from '@/drawings/alcove/scene.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { classNames } from '@/ui/class-names.ts';
import { MachineFacts } from './machine-facts.tsx';
import { sceneOf } from '../text/machine-scene.ts';
import { describeMachine, type MachineAction, type MachineText } from '../text/machine-text.ts';

/** A machine in its alcove: how it is, why, and what can be done. */
export function MachineCard({
  machine,
  locale,
  isPlanPaused,
  isSmall = false,
  renderActions,
}: Props) {
  const now = usePlanNow();
  const text = describeMachine(machine, { locale, now, isPlanPaused });
  return (
    <AlcoveCard
      scene={sceneOf(machine, locale)}
      name={machine.name}
      isSmall={isSmall}
      title={text.title}
      state={<StateLight tone={text.tone} label={text.label} />}
      actions={renderActions(text.actions)}
      more={<MachineFacts machine={machine} locale={locale} now={now} />}
    >
      <p>{text.sentence}</p>
      {text.advice !== null && <p className="text-muted">{text.advice}</p>}
    </AlcoveCard>
  );
}

/** An alcove with words beside it: a tinted band, or where it `isSmall` a row. */
export function AlcoveCard({
  scene,
  name,
  isSmall = false,
  title,
  state,
  actions,
  more,
  children,
}: AlcoveProps) {
  return (
    <section aria-label={name} className={classNames('grid', isSmall ? ROW : BAND)}>
      <div
        className={
          isSmall ? 'w-36 sm:w-full' : 'px-6 pt-8 md:order-last md:self-end md:pr-9 md:pl-0'
        }
      >
        <div className={isSmall ? '' : 'mx-auto max-w-72 md:max-w-104'}>
          <Alcove scene={scene} name={name} isSmall={isSmall} />
        </div>
      </div>
      <div className={classNames('grid min-w-0 content-center gap-5', !isSmall && 'p-6 md:p-9')}>
        <div aria-live="polite" className="grid max-w-measure gap-2.5">
          {state}
          <h2
            className={classNames(
              'font-display font-semibold text-balance wrap-anywhere',
              isSmall ? 'text-xl' : 'text-3xl tracking-tight xl:text-4xl',
            )}
          >
            {title}
          </h2>
          {children}
        </div>
        {more}
        <div className="flex flex-wrap items-start gap-3 empty:hidden">{actions}</div>
      </div>
    </section>
  );
}

/** How a machine is, beside a light. */
export function StateLight({ tone, label }: Pick<MachineText, 'tone' | 'label'>) {
  return (
    <p className="flex items-center gap-2 text-sm font-semibold">
      <Light tone={tone} className="size-2.5" />
      {label}
    </p>
  );
}

export function Light({ tone, className }: Pick<MachineText, 'tone'> & { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('shrink-0 rounded-full', className, LIGHTS[tone])}
    />
  );
}

const BAND = 'overflow-hidden rounded-lg bg-accent-tint md:grid-cols-2';
const ROW =
  'items-center gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-[10rem_minmax(0,1fr)]';

const LIGHTS: Readonly<Record<MachineText['tone'], string>> = {
  neutral: 'border-2 border-muted',
  good: 'bg-accent',
  warn: 'bg-warn',
  bad: 'bg-danger',
  info: 'animate-breathe bg-accent',
};

type AlcoveProps = {
  scene: AlcoveScene;
  name: string;
  isSmall?: boolean;
  title: ReactNode;
  state?: ReactNode;
  actions?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
};

type Props = {
  machine: Machine;
  locale: string;
  isPlanPaused: boolean;
  isSmall?: boolean;
  renderActions: (actions: readonly MachineAction[]) => ReactNode;
};
