// The steps of a deploy in their order, and what is deployed when one of them fails.
import { REGION } from '../hosting/hosting-config.ts';
import type { Target } from '../lib/site-settings.ts';
import { createSuites } from '../test/suites.ts';

/** How long an image of a function is kept: as far back as a release can be rolled back to. */
const IMAGE_DAYS = 30;
const PREVIEW = ['--expires', '7d', '--config', 'firebase.preview.json'];

export function planDeploy({ target, project, channel, isTested }: Wanted): Step[] {
  const firebase = (...words: string[]) => ['npx', 'firebase', ...words, '--project', project];
  const deploy = (part: string) =>
    firebase('deploy', '--only', part, '--config', 'firebase.live.json');
  const quick = createSuites([]).needNothing.map(({ name }) => name);
  const made: Step[] = [
    ...(isTested ? [] : [{ title: 'Quick tests', command: ['npm', 'test', '--', ...quick] }]),
    { title: 'Build', command: ['npm', 'run', 'build', '--', target] },
  ];
  if (channel !== null) {
    return [
      ...made,
      {
        title: 'Preview',
        command: firebase('hosting:channel:deploy', channel, ...PREVIEW),
        needsAccount: true,
      },
    ];
  }
  return [
    ...made,
    { title: 'Rules and indexes', command: deploy('firestore,storage'), needsAccount: true },
    // In a workflow no one answers questions. `--force` allows retries, and deletes what the commit no longer has. Not for the
    // rules: there it would delete indexes.
    { title: 'Functions', command: [...deploy('functions'), '--force'], needsAccount: true },
    // `--force` has set one day for a first deploy.
    {
      title: 'Old images',
      command: firebase(
        'functions:artifacts:setpolicy',
        '--location',
        REGION,
        '--days',
        String(IMAGE_DAYS),
        '--force',
      ),
      needsAccount: true,
    },
    // firebase-tools checks the API again here, as the site is pinned to it, and leaves it alone if it is unchanged.
    { title: 'Site', command: deploy('hosting'), needsAccount: true },
    {
      title: 'Doctor',
      command: ['node', 'scripts/doctor.ts', '--live', project, '--after-deploy'],
      needsAccount: true,
    },
  ];
}

/**
 * @param again the command that was run
 * @returns what is deployed now, what is not, and how to go on or back
 */
export function afterFailure(steps: Step[], failed: Step, again: string) {
  const goOn = `To go on: mend the cause above, then run \`${again}\` again. Steps that are done change nothing the second time.`;
  if (!failed.needsAccount) return ['Nothing was deployed.', goOn];
  const at = steps.indexOf(failed);
  const titlesOf = (some: Step[]) =>
    some.flatMap(({ needsAccount, title }) => (needsAccount ? title : [])).join(', ') || 'nothing';
  return [
    `Deployed: ${titlesOf(steps.slice(0, at))}.`,
    `Not deployed, or in part: ${titlesOf(steps.slice(at))}.`,
    goOn,
    'To go back: docs/deploy.md, “Rolling back”.',
  ];
}

export type Step = {
  title: string;
  /** The program and its arguments. */
  command: string[];
  /** At Google. */
  needsAccount?: boolean;
};

type Wanted = {
  target: Target;
  project: string;
  /** A preview's name; null for the deployment itself. */
  channel: string | null;
  /** Elsewhere, on this commit. */
  isTested: boolean;
};
