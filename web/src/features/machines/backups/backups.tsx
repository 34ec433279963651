import { useId, useState } from 'react';
import { backupTrouble, type Machine } from '@contract/machines.ts';
import { backupWords, PLAN_TERMS } from '@contract/plans.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Fold } from '@/ui/fold/fold.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import {
  describeBackups,
  describeRestore,
  describeTrouble,
  nightsOf,
  whyNoRestore,
} from '../text/backup-text.ts';
import { describeMachineProblem } from '../text/machine-problem.ts';
import { NightKey, NightRow } from './night-row.tsx';
import { NightTable } from './night-table.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { useBackups, type BackupsAsked } from './use-backups.ts';

/** What is backed up of a machine, and the way back to it. */
export function Backups({ machine, locale }: Props) {
  const now = usePlanNow();
  const asked = useBackups(machine);
  const trouble = now === null ? null : backupTrouble(machine, now);
  const notice = trouble === null ? null : describeTrouble(trouble, machine.plan);
  const restore = describeRestore(machine, locale);
  const { backups: terms } = PLAN_TERMS[machine.plan];
  const hasBackup = machine.backups !== null && machine.backups.newestAt !== null;
  return (
    <div className="grid gap-4">
      {restore !== null && (
        <Banner tone={restore.tone} title={restore.title}>
          {restore.text}
        </Banner>
      )}
      {notice !== null && (
        <Banner tone="warn" title={notice.title}>
          {notice.text}
        </Banner>
      )}
      {(notice === null || hasBackup) && (
        <p className="max-w-measure">{describeBackups(machine, { locale, now }).join(' ')}</p>
      )}
      <Nights machine={machine} asked={asked} now={now} locale={locale} />
      <p className="max-w-measure text-sm text-muted">
        {`${backupWords(terms)}, kept for ${terms.keepDays} days, as your plan includes.`}
      </p>
    </div>
  );
}

function Nights({ machine, asked, now, locale }: NightsProps) {
  if (machine.readyAt === null) return null;
  if (asked.isError) {
    return (
      <ListFailure
        query={asked}
        title="The list of backups could not be loaded"
        text={`The backups are unaffected. ${describeMachineProblem(asked.error)}`}
      />
    );
  }
  if (asked.data === undefined || now === null) {
    return (
      <output aria-label="The backups are being loaded" className="grid gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-4 w-64 max-w-full" />
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-11 w-48" />
      </output>
    );
  }
  if (asked.data.length === 0) {
    return (machine.backups?.count ?? 0) > 0 ? (
      <p className="max-w-measure text-muted">
        People look after these backups. <TextLink to={PATHS.contactV1}>Write to us</TextLink> to
        have one put back.
      </p>
    ) : null;
  }
  const nights = nightsOf(asked.data, PLAN_TERMS[machine.plan].backups.keepDays, now);
  return (
    <>
      <NightRow nights={nights} />
      <NightKey />
      <Fold title="Show every night">
        <NightTable nights={nights} locale={locale} />
      </Fold>
      <Restoring machine={machine} nights={nights} locale={locale} />
    </>
  );
}

function Restoring({ machine, nights, locale }: RestoringProps) {
  const reasonId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const reason = whyNoRestore(machine);
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => setIsOpen(true)}
      >
        Restore from a backup
      </Button>
      {reason !== null && (
        <p id={reasonId} className="max-w-prose text-sm text-muted">
          {reason}
        </p>
      )}
      <RestoreDialog
        open={isOpen}
        machine={machine}
        nights={nights}
        locale={locale}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}

type Props = { machine: Machine; locale: string };
type NightsProps = Props & { asked: BackupsAsked; now: Date | null };
type RestoringProps = Props & { nights: ReturnType<typeof nightsOf> };
