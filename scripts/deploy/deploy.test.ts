import { beforeEach, describe, expect, test } from 'vitest';
import { scratchRepository } from '../../tests/support/scratch-repository.ts';
import { apiFaults } from '../lib/api-settings.ts';
import { checkCompany, checkProject, checkRepository, checkSite } from './deploy-checks.ts';
import { afterFailure, planDeploy } from './deploy-plan.ts';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { API, PROJECT, SITE } from '../hosting/deployment.fixture.ts';
import { readSiteSettings, type Target } from '../lib/site-settings.ts';

let root = '';
let repository: ReturnType<typeof scratchRepository>;
beforeEach(() => {
  root = scratchFolder();
  repository = scratchRepository(root);
  repository.write(
    '.firebaserc',
    JSON.stringify({ projects: { default: 'demo-a', live: 'acme-live' } }),
  );
});

describe('the project of a deploy', () => {
  test('is the alias in .firebaserc', () => {
    expect(checkProject('live', root)).toMatchObject({ project: 'acme-live', faults: [] });
  });

  test.each([
    ['an alias that is missing', {}, 'no alias staging'],
    ['the emulators’ own', { staging: 'demo-alcove' }, 'for the emulators'],
    ['the live one', { staging: 'acme-live', live: 'acme-live' }, 'live and staging are one'],
  ])('is not %s', (_, projects, fault) => {
    repository.write('.firebaserc', JSON.stringify({ projects }));
    const check = checkProject('staging', root);

    expect(check.faults).toEqual([expect.stringContaining(fault)]);
    expect(check).toMatchObject({ project: null, fix: expect.stringContaining('"staging": "<') });
  });
});

describe('what is deployed', () => {
  beforeEach(() => {
    repository.git('init', '--quiet', '--initial-branch=main');
    repository.commit();
  });

  test('is a commit of main', () => {
    expect(checkRepository('live', root).faults).toEqual([]);
  });

  test('is nothing that is not committed', () => {
    repository.write('new.txt', '');
    expect(checkRepository('staging', root).faults).toEqual([
      '1 files differ from the commit, such as new.txt',
    ]);
  });

  test('is for live on main, for staging and previews anywhere', () => {
    repository.git('checkout', '--quiet', '-b', 'idea');
    repository.write('new.txt', '');
    repository.commit();

    expect(checkRepository('live', root).faults).toEqual(['idea is not main']);
    expect(checkRepository('live', root, true).faults).toEqual([]);
    expect(checkRepository('staging', root).faults).toEqual([]);
  });

  test('may be a tag on main, as a workflow checks it out', () => {
    repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    repository.git('checkout', '--quiet', '--detach');
    expect(checkRepository('live', root).faults).toEqual([]);

    repository.write('new.txt', '');
    repository.commit();
    expect(checkRepository('live', root).faults).toEqual(['this commit is not main']);
  });
});

test('a site for another project is not deployed', () => {
  const env = { ...SITE, VITE_FIREBASE_PROJECT_ID: 'acme-live' };

  expect(checkSite('live', 'acme-live', root, env).check.faults).toEqual([]);
  expect(checkSite('live', 'acme-other', root, env).check.faults).toEqual([
    'VITE_FIREBASE_PROJECT_ID: is acme-live, but .firebaserc says acme-other',
  ]);
  expect(checkSite('live', 'acme-live', root, {}).check.faults).toContain(
    'VITE_SITE_ORIGIN: is not set',
  );
});

describe('the company of a live site', () => {
  const ACME = {
    isExample: false,
    name: 'Acme GmbH',
    street: 'Marktplatz 1',
    town: '50667 Köln',
    country: 'Germany',
    register: { court: 'Amtsgericht Köln', number: 'HRB 123456' },
    vatId: 'DE123456789',
    directors: ['Ada Lovelace'],
    responsibleForContent: 'Ada Lovelace',
    email: 'hello@acme.eu',
    phone: '+49 221 123456',
    dataProtection: { name: 'Grace Hopper', email: 'privacy@acme.eu' },
  };
  const faultsOf = (company: typeof ACME, host = 'Racks B.V., Rotterdam') =>
    checkCompany('live', company, { host: { name: host } }).faults;

  // R-LAW-05
  test('is its own, also if only some of the example is left', () => {
    expect(faultsOf(ACME)).toEqual([]);
    expect(faultsOf({ ...ACME, isExample: true })).toEqual(['isExample is true']);
    expect(faultsOf({ ...ACME, email: 'hello@alcove.example' })).toEqual([
      'email is the example’s',
    ]);
    expect(faultsOf({ ...ACME, vatId: 'DE000000000' })).toEqual(['vatId is the example’s']);
  });

  // R-LAW-05
  test('has no example working for it', () => {
    expect(faultsOf(ACME, 'Rackworks B.V. (example)')).toEqual(['host is the example’s']);
  });

  // R-LAW-05
  test('may be the example on staging', () => {
    expect(checkCompany('staging', { ...ACME, isExample: true }).faults).toEqual([]);
  });
});

describe('the settings of the API', () => {
  const { web: site } = readSiteSettings(SITE);
  const faultsOf = (change: Record<string, string>, target: Target = 'staging') =>
    apiFaults({ target, project: PROJECT, api: { ...API, ...change }, site });

  // R-LIV-06
  test('are complete, and need no secret here', () => {
    expect(faultsOf({})).toEqual([]);
  });

  // R-LIV-04
  test.each<[string, Record<string, string>, string]>([
    ['a fault of the API’s own check', { CHECKOUT_TAX: 'yes' }, 'CHECKOUT_TAX: must be on or off'],
    ['a live project under staging', { DEPLOYMENT: 'live' }, 'DEPLOYMENT: must be staging'],
    ['a secret in a file', { CANNY_SSO_SECRET: 'a'.repeat(9) }, 'CANNY_SSO_SECRET: is a secret'],
    ['a site that it does not know', { SITE_ORIGINS: 'https://acme.eu' }, 'SITE_ORIGINS: does not'],
    ['another bucket', { STORAGE_BUCKET: 'acme-old.appspot.com' }, 'STORAGE_BUCKET: is not'],
    ['another sign-in domain', { AUTH_DOMAIN: 'a.acme.eu' }, 'AUTH_DOMAIN: is not'],
    ['a chat that only the site has', { ZENDESK_MESSAGING_KEY_ID: 'off' }, 'ZENDESK_MESSAGING_'],
    ['another help center', { HELP_CENTER_ORIGINS: 'https://help.acme.eu' }, 'HELP_CENTER_ORIGINS'],
    ['another board', { CANNY_ORIGINS: 'https://board.acme.eu' }, 'CANNY_ORIGINS: differs'],
    ['a board that only the site has', { CANNY_ORIGINS: 'off' }, 'CANNY_ORIGINS: differs'],
  ])('are refused with %s', (_, change, fault) => {
    expect(faultsOf(change)).toEqual([expect.stringContaining(fault)]);
  });

  // R-LIV-04
  test('of a live deployment need not say so', () => {
    expect(faultsOf({}, 'live')).toEqual(['DEPLOYMENT: must be live']);
    expect(faultsOf({ DEPLOYMENT: '' }, 'live')).toEqual([]);
  });
});

describe('the steps of a deploy', () => {
  const live = { target: 'live', project: 'acme-live', channel: null, isTested: false } as const;

  test('put the rules first, then what reads by them, then what calls it', () => {
    const steps = planDeploy(live);

    expect(steps.map(({ title }) => title)).toEqual([
      'Quick tests',
      'Build',
      'Rules and indexes',
      'Functions',
      'Old images',
      'Site',
      'Doctor',
    ]);
    const deploy = 'npx firebase deploy --only';
    const rest = '--config firebase.live.json';
    expect(steps.slice(2).map(({ command }) => command.join(' '))).toEqual([
      `${deploy} firestore,storage ${rest} --project acme-live`,
      `${deploy} functions ${rest} --force --project acme-live`,
      'npx firebase functions:artifacts:setpolicy --location europe-west1 --days 30 --force --project acme-live',
      `${deploy} hosting ${rest} --project acme-live`,
      // There, what cannot be read is a note.
      'node scripts/doctor.ts --live acme-live --after-deploy',
    ]);
  });

  test('of a preview touch neither the rules nor the functions', () => {
    const steps = planDeploy({ ...live, target: 'staging', channel: 'pr-7', isTested: true });

    expect(steps.map(({ command }) => command.join(' '))).toEqual([
      'npm run build -- staging',
      'npx firebase hosting:channel:deploy pr-7 --expires 7d --config firebase.preview.json --project acme-live',
    ]);
  });

  test.each([
    ['Build', ['Nothing was deployed.', 'To go on']],
    [
      'Functions',
      [
        'Deployed: Rules and indexes.',
        'Not deployed, or in part: Functions, Old images, Site, Doctor.',
        'To go on',
        'To go back',
      ],
    ],
  ])('say after a failure of “%s” what is deployed and what to do', (title, beginnings) => {
    const steps = planDeploy(live);
    const failed = steps.find((step) => step.title === title);
    const lines = failed ? afterFailure(steps, failed, 'npm run deploy -- live') : [];

    expect(lines).toEqual(beginnings.map((words) => expect.stringContaining(words)));
    expect(lines.join()).toContain('`npm run deploy -- live`');
  });
});
