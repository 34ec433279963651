// `npm run deploy -- staging` or `-- live`: checks, tests, builds and deploys rules, functions and site in this order,
// then looks at the result. `--dry-run` checks and shows the commands. `--tested` leaves out the tests, for a commit that has
// passed them elsewhere. `--channel NAME` puts only the site on a preview channel.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import {
  checkApi,
  checkCompany,
  checkProject,
  checkRepository,
  checkSite,
  type Check,
} from './deploy/deploy-checks.ts';
import { afterFailure, planDeploy, type Step } from './deploy/deploy-plan.ts';
import { readOrEnd } from './lib/caught.ts';
import { ROOT } from './lib/places.ts';
import { TARGETS } from './lib/site-settings.ts';

const { target, channel, isDry, isTested } = readOrEnd(readWords);
const again = ['npm run deploy --', ...process.argv.slice(2)].join(' ');
console.log(`Checks for ${target}${channel === null ? '' : `, preview ${channel}`}`);
const { project, ...projectCheck } = checkProject(target, ROOT);
const { check: siteCheck, settings } = checkSite(target, project, ROOT);
const isFine = [
  projectCheck,
  checkRepository(target, ROOT, channel !== null),
  checkCompany(target),
  siteCheck,
  ...(channel === null ? [checkApi(target, project, settings?.web ?? null)] : []),
]
  .map(printCheck)
  .every(Boolean);
const steps = planDeploy({ target, project: project ?? '<project id>', channel, isTested });

if (isDry) {
  printPlan();
} else if (isFine) {
  deploy();
} else {
  console.error('\nNothing was deployed.');
}
if (!isFine) process.exitCode = 1;

function printCheck({ name, found, faults, fix }: Check) {
  const isRight = faults.length === 0;
  console.log(`${isRight ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${found}`);
  for (const fault of faults) console.log(`      ${fault}`);
  if (!isRight) console.log(`      → ${fix}`);
  return isRight;
}

function printPlan() {
  console.log(`\nCommands${isFine ? '' : ', once the checks pass'}`);
  for (const { title, command, needsAccount } of steps) {
    const mark = needsAccount ? 'account' : '       ';
    console.log(`${mark}  ${title.padEnd(18)} ${command.join(' ')}`);
  }
  console.log('\nThis was a dry run: nothing was tested, built or deployed.');
  const first = steps.find(({ needsAccount }) => needsAccount);
  console.log(`The first command that needs an account at Google is “${first?.title}”.`);
}

function deploy() {
  // Ctrl-C ends the step, which it reaches too. What is deployed by then must still be said.
  process.on('SIGINT', () => {});
  const failed = steps.find((step) => !runStep(step));
  if (failed) {
    console.error(afterFailure(steps, failed, again).join('\n'));
    process.exitCode = 1;
  } else {
    console.log(`\nDeployed to ${target}.`);
  }
}

function runStep({ title, command: [program = '', ...args] }: Step) {
  console.log(`\n${title}: ${[program, ...args].join(' ')}`);
  const begunAt = Date.now();
  const { status, error } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  const seconds = ((Date.now() - begunAt) / 1000).toFixed(1);
  if (status === 0) {
    console.log(`${title}: done in ${seconds} s`);
    return true;
  }
  console.error(`\n${title} failed after ${seconds} s${error ? `: ${error.message}` : ''}.`);
  return false;
}

/** @throws {Error} with how to use it */
function readWords() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      channel: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      tested: { type: 'boolean', default: false },
    },
  });
  const { channel: named = null, tested, 'dry-run': isDryRun } = values;
  const known = TARGETS.find((each) => each === positionals[0]);
  const isChannelRight = named === null || /^[a-z0-9][a-z0-9-]{0,39}$/.test(named);
  if (known && positionals.length === 1 && isChannelRight) {
    return { target: known, channel: named, isDry: isDryRun, isTested: tested };
  }
  throw new Error(
    `Usage: npm run deploy -- ${TARGETS.join('|')} [--dry-run] [--tested] [--channel NAME]`,
  );
}
