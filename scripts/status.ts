/**
 * `npm run status`: what operators tell on the page `/status`, and on the account pages of those whom it concerns. Without
 * --project, it acts on a running `npm start`; with it, as the person signed in to Google here.
 */
import { parseArgs } from 'node:util';
import { createFirebase } from '../functions/src/adapters/firebase.ts';
import { composeTelling } from '../functions/src/compose-operating.ts';
import { MAINTENANCE_NOTICE_DAYS } from '../functions/src/contract/availability.ts';
import type { ToldIncident } from '../functions/src/modules/status/status-store.ts';
import { isAnnouncedInTime, NotToldError } from '../functions/src/modules/status/tell-incidents.ts';
import { asOperator, UsageError } from './operators/as-operator.ts';

const USAGE =
  'npm run status -- list | open "<title>" --parts <part>[,<part>] [--machines <id>[,<id>]] [--from <time> --until <time>] | update <id> "<text>" | close <id> "<text>" [--project <id>]';
const HOW = `How to use it: ${USAGE}`;

await asOperator(run, { role: 'Cloud Datastore User', known: [NotToldError] });

async function run(words: string[]): Promise<void> {
  const { command, rest, flags } = readWords(words);
  const telling = composeTelling(createFirebase(), () => new Date());
  const [first, text, ...more] = rest;
  const hasFlags = Object.keys(flags).length > 0;
  if (command === 'list' && first === undefined && !hasFlags) {
    const told = await telling.list();
    console.log(told.length === 0 ? 'Nothing was told in 30 days.' : told.map(line).join('\n'));
    return;
  }
  if (command === 'open' && first !== undefined && text === undefined) {
    const incident = await telling.open({
      title: first,
      parts: listOf(flags.parts) ?? [],
      machines: listOf(flags.machines),
      maintenance: readTimes(flags),
    });
    console.log(`${line(incident)}\n${whatFollows(incident)}`);
    return;
  }
  const isTold = command === 'update' || command === 'close';
  if (!isTold || first === undefined || text === undefined || more.length > 0 || hasFlags) {
    throw new UsageError(HOW);
  }
  console.log(line(await telling[command](first, text)));
}

function readWords(words: string[]) {
  const option = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { parts: option, machines: option, from: option, until: option },
      allowPositionals: true,
    });
    const [command, ...rest] = positionals;
    return { command, rest, flags: values };
  } catch {
    throw new UsageError(HOW);
  }
}

function listOf(words: string | undefined): string[] | null {
  if (words === undefined) return null;
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function readTimes({ from, until }: { from?: string | undefined; until?: string | undefined }) {
  if (from === undefined && until === undefined) return null;
  if (from === undefined || until === undefined) {
    throw new UsageError('Planned work needs both --from and --until.');
  }
  return { from, until };
}

/** What the operator should know of an incident that was just opened. */
function whatFollows(incident: ToldIncident): string {
  const { maintenance } = incident;
  const shown = 'The page has it within two minutes.';
  if (maintenance === null) return shown;
  const days = `${MAINTENANCE_NOTICE_DAYS} days`;
  return isAnnouncedInTime(incident)
    ? `${shown} It is announced ${days} before, so this time does not count against availability.`
    : `${shown} It is announced less than ${days} before, so this time counts against availability.`;
}

function line({ id, title, parts, machines, maintenance, openedAt, closedAt }: ToldIncident) {
  return [
    id,
    title,
    parts.join(','),
    machines === null ? 'everyone' : `machines ${machines.join(',')}`,
    ...(maintenance === null ? [] : [`from ${maintenance.from} until ${maintenance.until}`]),
    closedAt === null ? `open since ${openedAt}` : `closed ${closedAt}`,
  ].join('  ');
}
