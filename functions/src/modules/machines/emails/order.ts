import type { FactsOf } from '../../email/email-kind.ts';
import { defineEmail } from '../../email/email-parts.ts';
import type { ManualTask } from '../documents.ts';
import { machineOrders } from '../email-kinds.ts';
import { backupWords, PLAN_TERMS, sizeWords, type PlanSlug } from '../../../contract/plans.ts';
import type { Letter } from '../../email/template.ts';

export const machineOrdersEmail = defineEmail(machineOrders, { copy: orderWords });

/** What operators have to do for machines that are made by hand. */
export function orderWords({ tasks }: FactsOf<typeof machineOrders>): Letter {
  const [only, ...more] = tasks;
  return {
    subject:
      only === undefined || more.length > 0
        ? `${tasks.length} orders for machines`
        : `Please ${TASK_WORDS[only.task]}: ${only.hostName}`,
    parts: tasks.flatMap(({ task, machine, hostName, plan, owner, origin, madeAt }) => {
      const where = origin === null ? '' : ` It is at ${origin}.`;
      const backup = madeAt === null ? '' : ` The backup is that of ${madeAt}.`;
      return [
        `Please ${TASK_WORDS[task]}.`,
        `Machine ${machine}, name ${hostName}, owner ${owner ?? 'unknown'}.${where}${backup}`,
        `Plan ${plan}: ${numbersOf(plan)}.`,
        `Report what you have done with: npm run machines -- ${commandFor(task, machine)}`,
      ];
    }),
    why: 'You get this because MACHINE_OPERATORS names this address.',
  };
}

/** What a machine of a plan has, as the page for hosts says it. */
function numbersOf(plan: PlanSlug): string {
  const { size, backups } = PLAN_TERMS[plan];
  const [memory, disk] = [sizeWords(size.memoryBytes), sizeWords(size.diskBytes)];
  const kept = `${backupWords(backups).toLowerCase()} backups, kept for ${backups.keepDays} days`;
  return `${size.vcpu} vCPU, ${memory} of memory, ${disk} of encrypted disk, ${kept}`;
}

const TASK_WORDS: Readonly<Record<ManualTask, string>> = {
  make: 'set up a machine',
  sleep: 'put a machine to sleep',
  wake: 'wake a machine',
  resize: 'resize a machine',
  erase: 'erase a machine with its backups',
  export: 'give an owner the data of their machine',
  restart: 'restart a machine',
  restore: 'put a machine back to a backup',
};

/** The words of `npm run machines` that report a task as done. */
export function commandFor(task: ManualTask, id: string): string {
  switch (task) {
    case 'make':
      return `ready ${id} <https origin>`;
    case 'sleep':
      return `asleep ${id}`;
    case 'export':
      return `exported ${id}`;
    case 'resize':
      return `resized ${id}`;
    case 'restart':
      return `restarted ${id}`;
    case 'restore':
      return `restored ${id}`;
    case 'wake':
      return `awake ${id}`;
    case 'erase':
      return `erased ${id} <host name>`;
  }
}
