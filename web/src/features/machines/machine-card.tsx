import type { ReactNode } from 'react';
import type { Machine } from '@contract/machines.ts';
import { Alcove } from '@/drawings/alcove/alcove.tsx';
import type { AlcoveScene } from '@/drawings/alcove/scene.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { classNames } from '@/ui/class-names.ts';
import { MachineFacts } from './machine-facts.tsx';
import { sceneOf } from './machine-scene.ts';
import { describeMachine, type MachineAction } from './machine-text.ts';
import { useNow } from './use-now.ts';

/** A machine in its alcove: how it is, why, and what can be done. */
export function MachineCard({ machine, locale, isSmall = false, renderActions, children }: Props) {
  const text = describeMachine(machine, { locale, now: useNow() });
  return (
    <AlcoveCard
      scene={sceneOf(machine, locale)}
      name={machine.name}
      isSmall={isSmall}
      title={text.title}
      badge={<Badge tone={text.tone}>{text.label}</Badge>}
      actions={renderActions(text.actions)}
      more={<MachineFacts machine={machine} locale={locale} />}
    >
      <p>{text.sentence}</p>
      {text.advice !== null && <p className="text-muted">{text.advice}</p>}
      {children}
    </AlcoveCard>
  );
}

/** An alcove with words beside it. */
export function AlcoveCard({
  scene,
  name,
  isSmall = false,
  title,
  badge,
  actions,
  more,
  children,
}: AlcoveProps) {
  return (
    <section
      aria-label={name}
      className={classNames(
        'grid overflow-hidden rounded-lg border border-line bg-raised',
        isSmall ? 'sm:grid-cols-[13rem_1fr]' : 'md:grid-cols-[5fr_6fr]',
      )}
    >
      <div
        className={classNames(
          'flex justify-center bg-accent-tint px-6',
          isSmall ? 'items-center py-5' : 'items-end pt-8',
        )}
      >
        <div className={isSmall ? 'w-40' : 'w-full max-w-80 md:max-w-96'}>
          <Alcove scene={scene} name={name} isSmall={isSmall} />
        </div>
      </div>
      <div className="grid content-center gap-5 p-5 sm:p-7">
        <div aria-live="polite" className="grid max-w-measure gap-2">
          <div className="flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-2">
            <h2
              className={classNames(
                'font-display font-semibold wrap-anywhere',
                isSmall ? 'text-lg' : 'text-2xl tracking-tight',
              )}
            >
              {title}
            </h2>
            {badge}
          </div>
          {children}
        </div>
        {more}
        <div className="flex flex-wrap items-start gap-3 empty:hidden">{actions}</div>
      </div>
    </section>
  );
}

type AlcoveProps = {
  scene: AlcoveScene;
  name: string;
  isSmall?: boolean;
  title: string;
  badge?: ReactNode;
  actions?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
};

type Props = {
  machine: Machine;
  locale: string;
  isSmall?: boolean;
  renderActions: (actions: readonly MachineAction[]) => ReactNode;
  children?: ReactNode;
};
