/**
 * `npm run status`: what operators tell on the page `/status`, and on the account pages of those whom it concerns. Without
 * --project, it acts on a running `npm start`; with it, as the person signed in to Google here.
 */
import { parseArgs } from 'node:util';
import { composeTelling } from '../functions/src/compose-operating.ts';
import { listOf } from '../functions/src/config/setting-checks.ts';
import { MAINTENANCE_NOTICE_DAYS } from '../functions/src/contract/availability.ts';
import type { ToldIncident } from '../functions/src/modules/availability/incidents.ts';
import {
  isAnnouncedInTime,
  NotToldError,
} from '../functions/src/modules/availability/incident-reports.ts';
import { messageOf, UserError } from './lib/caught.ts';
import { asOperator, lines } from './operators/as-operator.ts';

await asOperator('status', {
  role: 'Cloud Datastore User',
  known: [NotToldError],
  commands({ firebase }) {
    const telling = composeTelling(firebase, () => new Date());
    const said = (incident: ToldIncident) => lines([describe(incident)], '');
    return {
      list: async () => lines((await telling.list()).map(describe), 'Nothing was told in 30 days.'),
      async 'open "<title>" --parts <part>[,<part>] [--machines <id>[,<id>]] [--from <time> --until <time>]'(
        title: string,
        ...words: string[]
      ) {
        const options = readOptions(words);
        const incident = await telling.open({
          title,
          parts: listOf(options.parts),
          machines: options.machines === undefined ? null : listOf(options.machines),
          maintenance: readTimes(options),
        });
        return `${said(incident)}\n${whatFollows(incident)}`;
      },
      async 'update <id> "<text>" [--from <time> --until <time>]'(
        id: string,
        text: string,
        ...words: string[]
      ) {
        const times = readTimes(readOptions(words));
        const incident = await telling.update(id, text, times);
        return times === null ? said(incident) : `${said(incident)}\n${whatFollows(incident)}`;
      },
      'retitle <id> "<title>"': async (id: string, title: string) =>
        `${said(await telling.retitle(id, title))}\nThe page has the new title within two minutes. The way back is the same command.`,
      async 'withdraw <id>'(id: string) {
        const { title } = await telling.withdraw(id);
        return `“${title}” is off the page within two minutes, and stays on record. That is final: open another one to tell of it again.`;
      },
      'close <id> "<text>"': async (id: string, text: string) =>
        said(await telling.close(id, text)),
    };
  },
});

function readOptions(args: string[]) {
  const option = { type: 'string' } as const;
  const options = { parts: option, machines: option, from: option, until: option };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UserError(messageOf(error));
  }
}

function readTimes({ from, until }: ReturnType<typeof readOptions>) {
  if (from === undefined && until === undefined) return null;
  if (from === undefined || until === undefined) {
    throw new UserError('Planned work needs both --from and --until.');
  }
  return { from, until };
}

/** What the operator should know of an incident that was just opened, or moved. */
function whatFollows(incident: ToldIncident): string {
  const { maintenance } = incident;
  const shown = 'The page has it within two minutes.';
  if (maintenance === null) return shown;
  const days = `${MAINTENANCE_NOTICE_DAYS} days`;
  return isAnnouncedInTime(incident)
    ? `${shown} It is announced ${days} before, so this time does not count against availability.`
    : `${shown} It is announced less than ${days} before, so this time counts against availability.`;
}

function describe(incident: ToldIncident): string[] {
  const { id, title, parts, machines, maintenance, openedAt, closedAt } = incident;
  return [
    id,
    title,
    parts.join(','),
    machines === null ? 'everyone' : `machines ${machines.join(',')}`,
    ...(maintenance === null ? [] : [`from ${maintenance.from} until ${maintenance.until}`]),
    closedAt === null ? `open since ${openedAt}` : `closed ${closedAt}`,
  ];
}
