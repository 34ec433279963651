import { useState } from 'react';
import type { Machine } from '@contract/machines.ts';
import { RenameMachineDialog } from '@/features/machines/actions/rename-machine-dialog.tsx';
import { AlcoveCard, Light } from '@/features/machines/card/machine-card.tsx';
import { describeGlance } from '@/features/machines/text/glance-text.ts';
import { headingOf } from '@/features/machines/text/machine-heading.ts';
import { sceneOf } from '@/features/machines/text/machine-scene.ts';
import { describeMachine } from '@/features/machines/text/machine-text.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { Button } from '@/ui/button/button.tsx';
import { MachineActions } from '../machine-actions.tsx';

/** How it is, and what can be done. Its name stands above as the page's heading. */
export function StateCard({ machine, locale, isPlanPaused, isThere }: Props) {
  const [isRenaming, setIsRenaming] = useState(false);
  const now = usePlanNow();
  const text = describeMachine(machine, { locale, now, isPlanPaused });
  const glance = isThere ? describeGlance(machine, { locale, now }) : null;
  return (
    <>
      <AlcoveCard
        scene={sceneOf(machine, locale)}
        name={machine.name}
        title={
          <span className="flex items-center gap-3">
            <Light tone={text.tone} className="size-4" />
            {headingOf(machine, text)}
          </span>
        }
        actions={
          <>
            <MachineActions
              machine={machine}
              // The data have a place of their own on this page.
              actions={text.actions.filter((action) => action !== 'fetch-data')}
            />
            {isThere && (
              <Button variant="quiet" onClick={() => setIsRenaming(true)}>
                Rename
              </Button>
            )}
          </>
        }
      >
        <p>{text.sentence}</p>
        {text.advice !== null && <p className="text-muted">{text.advice}</p>}
        {glance !== null && <p className="font-semibold">{glance}</p>}
      </AlcoveCard>
      <RenameMachineDialog
        open={isRenaming}
        onClose={() => setIsRenaming(false)}
        machine={machine}
      />
    </>
  );
}

type Props = { machine: Machine; locale: string; isPlanPaused: boolean; isThere: boolean };
