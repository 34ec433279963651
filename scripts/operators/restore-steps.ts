/**
 * How a backup replaces the live database: what to run, and what must be true afterwards. `npm run config` writes the steps into
 * docs/operating.md; a test runs them from there, each by its twin before the emulators, with a write between any two.
 */
import type { Functions } from '../deploy/discover-functions.ts';
import { REGION } from '../hosting/hosting-config.ts';

/** Where the last copy of what is replaced stands. */
export const LAST_COPY = 'last-copy';

export type Step = { title: string; words: string; commands: string[]; after: string };

const BEGIN = '**To replace the live database:**\n\n';
const END = '\nThen let the jobs do the rest';

export function restoreSteps(functions: Functions): Step[] {
  const all = Object.entries(functions);
  const jobs = all.filter(([, one]) => one.scheduleTrigger).map(([name]) => name);
  const queues = all.filter(([, one]) => one.taskQueueTrigger).map(([name]) => name);
  const minutes = Math.max(...all.map(([, one]) => one.timeoutSeconds ?? 0)) / 60;
  const each = (verb: string) => [
    ...jobs.map((name) => `gcloud scheduler jobs ${verb} ${jobOf(name)} --location=${REGION}`),
    ...queues.map((name) => `gcloud tasks queues ${verb} ${name} --location=${REGION}`),
  ];
  return [
    {
      title: 'Stop what writes.',
      words:
        'An announcement under way is stopped first (`npm run announce -- <file.md> --stop`). Stripe and the host keep their events for you.',
      commands: ['npx firebase hosting:disable --project <project>', ...each('pause')],
      after: `the site answers 404, and ${jobs.length} jobs and ${queues.length === 1 ? 'the queue' : `${queues.length} queues`} are paused (\`gcloud scheduler jobs list --location=${REGION}\`). Wait for ${minutes} minutes: a run that has begun may take as long.`,
    },
    {
      title: 'Take a last copy of what is there.',
      words: 'The time is the last full minute, in UTC.',
      commands: [
        `gcloud firestore databases clone --source-database='projects/<project>/databases/(default)' --snapshot-time=<time> --destination-database=${LAST_COPY}`,
      ],
      after: `\`gcloud firestore databases list\` shows ${LAST_COPY}, and the operation has ended.`,
    },
    {
      title: 'Delete, and restore.',
      words:
        'Google keeps the name for some minutes after the deletion: if it refuses it, wait and repeat the command.',
      commands: [
        "gcloud firestore databases update --database='(default)' --no-delete-protection",
        "gcloud firestore databases delete --database='(default)'",
        "gcloud firestore databases restore --source-backup=projects/<project>/locations/<location>/backups/<backup> --destination-database='(default)'",
      ],
      after: 'what the backup holds is there, and nothing else.',
    },
    {
      title: 'Hold the e-mails that waited in the backup.',
      words: 'Many of them have left since.',
      commands: ['npm run restore -- hold --project <project>'],
      after: 'no e-mail waits, so none leaves twice, even where a job is resumed too early.',
    },
    {
      title: 'Read what was written after the backup.',
      words: 'It is in the last copy alone. Fetch from there what you must.',
      commands: ['npm run restore -- list --project <project>'],
      after: 'you have read the list, whose end shows a code.',
    },
    {
      title: 'Let the e-mails go.',
      words: 'What had left after the backup is noted as the last copy has it.',
      commands: ['npm run restore -- release <code> --project <project>'],
      after: 'what had not left waits again, and the rest is as it was.',
    },
    {
      title: 'Set up again what a backup does not hold.',
      words: 'Rules and the expiry of documents come with the deploy.',
      commands: [
        'npx firebase deploy --only firestore --project <project>',
        "gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=7d",
        "gcloud firestore databases update --database='(default)' --delete-protection --enable-pitr",
      ],
      after: 'the doctor has no fault in `Expiry of documents` and `Indexes`.',
    },
    {
      title: 'Go on.',
      words: 'The queue comes last, when the jobs have looked at what is due.',
      commands: each('resume'),
      after:
        'within an hour the log has `mail_run`, `status_run`, `due_found` and `comparison_alive`.',
    },
    {
      title: 'Bring the site back.',
      words: 'The deploy makes the triggers of the functions again as well.',
      commands: ['npm run deploy -- live'],
      after: 'the site answers, and `npm run doctor -- --live <project>` has 0 failed.',
    },
    {
      title: 'Delete the last copy',
      words:
        'when you have all that you need of it, and within seven days, as the privacy page says.',
      commands: [`gcloud firestore databases delete --database=${LAST_COPY}`],
      after: 'there is one database.',
    },
  ];
}

function jobOf(name: string): string {
  return `firebase-schedule-${name}-${REGION}`;
}

/** docs/operating.md with these steps in their place. */
export function withSteps(guide: string, steps: readonly Step[]): string {
  const [before, rest = ''] = guide.split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  return `${before}${BEGIN}${steps.map(asMarkdown).join('')}${after}`;
}

/** As the formatter leaves it. */
function asMarkdown({ title, words, commands, after }: Step, index: number): string {
  const pad = ' '.repeat(`${index + 1}. `.length);
  const block = ['```sh', ...commands, '```', '', `Afterwards, ${after}`, ''];
  const lines = block.map((line) => (line === '' ? '' : `${pad}${line}`));
  return `${index === 0 ? '' : '\n'}${index + 1}. **${title}** ${words}\n\n${lines.join('\n')}`;
}

/** The steps as an operator reads them. */
export function readSteps(guide: string): { title: string; commands: string[] }[] {
  const [, rest = ''] = guide.split(BEGIN);
  const text = rest.slice(0, rest.indexOf(END));
  return [...text.matchAll(/^\d+\. \*\*(.+?)\*\*[^]*?```sh\n([^]*?)```/gm)].map(
    ([, title = '', block = '']) => ({
      title,
      commands: block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }),
  );
}
