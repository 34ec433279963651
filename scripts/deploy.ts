// `npm run deploy -- staging` or `-- live`: checks, tests, builds and deploys rules, functions and site in this order,
// then looks at the result. `--dry-run` checks and shows the commands. `--tested` leaves out the tests, for a commit that has
// passed them elsewhere. `--channel NAME` puts only the site on a preview channel.
import { spawnSync } from 'node:child_process';
import { apiFaults, apiSettingsFile, loadApiSettings } from './lib/api-settings.ts';
import {
  checkCompany,
  checkProject,
  checkRepository,
  checkSite,
  type Check,
} from './deploy/deploy-checks.ts';
import { afterFailure, planDeploy, type Step } from './deploy/deploy-plan.ts';
import { ROOT } from './lib/places.ts';
import { TARGETS } from './lib/site-settings.ts';

const { target, channel, isDry, isTested } = readWords(process.argv.slice(2));
const again = ['npm run deploy --', ...process.argv.slice(2)].join(' ');
console.log(`Checks for ${target}${channel === null ? '' : `, preview ${channel}`}`);
const { project, ...projectCheck } = checkProject(target, ROOT);
const { check: siteCheck, settings } = checkSite(target, project, ROOT);
const isFine = [
  projectCheck,
  checkRepository(target, ROOT, { isPreview: channel !== null }),
  checkCompany(target),
  siteCheck,
  ...(channel === null ? [apiCheck()] : []),
]
  .map(printCheck)
  .every(Boolean);
const steps = planDeploy({ target, project: project ?? '<project id>', channel, isTested });

if (isDry) {
  printPlan();
  if (!isFine) process.exitCode = 1;
} else if (isFine) {
  deploy();
} else {
  console.error('\nNothing was deployed.');
  process.exitCode = 1;
}

function apiCheck(): Check {
  const file = apiSettingsFile(project ?? '<project id>');
  const faults =
    project === null
      ? ['there is no project to check them for']
      : apiFaults({
          target,
          project,
          api: loadApiSettings(project),
          site: settings?.web ?? null,
        });
  return {
    name: 'API settings',
    found: file,
    faults,
    fix: `Set them in ${file}. functions/.env.example explains each.`,
  };
}

function printCheck({ name, found, faults, fix }: Check) {
  const isRight = faults.length === 0;
  console.log(`${isRight ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${found}`);
  for (const fault of faults) console.log(`      ${fault}`);
  if (!isRight) console.log(`      → ${fix}`);
  return isRight;
}

function printPlan() {
  console.log(`\nCommands${isFine ? '' : ', once the checks pass'}`);
  for (const { title, command, needsAccount = false } of steps) {
    console.log(
      `${needsAccount ? 'account' : '       '}  ${title.padEnd(18)} ${command.join(' ')}`,
    );
  }
  console.log('\nThis was a dry run: nothing was tested, built or deployed.');
  const first = steps.find(({ needsAccount }) => needsAccount);
  console.log(`The first command that needs an account at Google is “${first?.title}”.`);
}

function deploy() {
  // Ctrl-C ends the step, which it reaches too. What is deployed by then must still be said.
  process.on('SIGINT', () => {});
  for (const step of steps) {
    if (!runStep(step)) {
      for (const line of afterFailure(steps, step, again)) console.error(line);
      process.exitCode = 1;
      return;
    }
  }
  console.log(`\nDeployed to ${target}.`);
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

function readWords(words: string[]) {
  const [name, ...options] = words;
  const known = TARGETS.find((each) => each === name);
  const at = options.indexOf('--channel');
  const named = at < 0 ? null : (options[at + 1] ?? '');
  const rest = at < 0 ? options : options.toSpliced(at, 2);
  const isChannelRight = named === null || /^[a-z0-9][a-z0-9-]{0,39}$/.test(named);
  const unknown = rest.find((word) => word !== '--dry-run' && word !== '--tested');
  if (known && isChannelRight && unknown === undefined) {
    return {
      target: known,
      channel: named,
      isDry: rest.includes('--dry-run'),
      isTested: rest.includes('--tested'),
    };
  }
  console.error(
    `Usage: npm run deploy -- ${TARGETS.join('|')} [--dry-run] [--tested] [--channel NAME]`,
  );
  process.exit(1);
}
