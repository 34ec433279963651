// The steps of a deploy in their order, and what is deployed when one of them fails.
import { REGION } from '../hosting/hosting-config.ts';
import type { Target } from '../lib/site-settings.ts';
import { createSuites } from '../test/suites.ts';

/** How long an image of a function is kept: as far back as a release can be rolled back to. */
const IMAGE_DAYS = '30';
const KEEP_IMAGES = ['--location', REGION, '--days', IMAGE_DAYS, '--force'];
const PREVIEW = ['--expires', '7d', '--config', 'firebase.preview.json'];

export function planDeploy({ target, project, channel, isTested }: Wanted): Step[] {
  const quick = createSuites([]).needNothing.map(({ name }) => name);
  const made: Step[] = [
    ...(isTested ? [] : [{ title: 'Quick tests', command: ['npm', 'test', '--', ...quick] }]),
    { title: 'Build', command: ['npm', 'run', 'build', '--', target] },
  ];
  const atGoogle = (title: string, ...command: string[]) => ({
    title,
    command,
    needsAccount: true,
  });
  const firebase = (title: string, ...words: string[]) =>
    atGoogle(title, 'npx', 'firebase', ...words, '--project', project);
  const deploy = (title: string, part: string, ...words: string[]) =>
    firebase(title, 'deploy', '--only', part, '--config', 'firebase.live.json', ...words);
  if (channel !== null) {
    return [...made, firebase('Preview', 'hosting:channel:deploy', channel, ...PREVIEW)];
  }
  return [
    ...made,
    deploy('Rules and indexes', 'firestore,storage'),
    // In a workflow no one answers questions. `--force` allows retries, and deletes what the commit no longer has. Not for the
    // rules: there it would delete indexes.
    deploy('Functions', 'functions', '--force'),
    // `--force` has set one day for a first deploy.
    firebase('Old images', 'functions:artifacts:setpolicy', ...KEEP_IMAGES),
    // firebase-tools checks the API again here, as the site is pinned to it, and leaves it alone if it is unchanged.
    deploy('Site', 'hosting'),
    atGoogle('Doctor', 'node', 'scripts/doctor.ts', '--live', project, '--after-deploy'),
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
