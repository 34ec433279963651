import { beforeEach, describe, expect, test } from 'vitest';
import { scratchRepository } from '../../tests/support/scratch-repository.ts';
import { apiFaults } from '../lib/api-settings.ts';
import { checkCompany, checkProject, checkRepository, checkSite } from './deploy-checks.ts';
import { afterFailure, planDeploy } from './deploy-plan.ts';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { API as COMPLETE_API, SITE as COMPLETE_SITE } from '../hosting/deployment.fixture.ts';

const SITE = {
  VITE_FIREBASE_PROJECT_ID: 'acme-live',
  VITE_FIREBASE_AUTH_DOMAIN: 'acme-live.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'acme-live.firebasestorage.app',
  VITE_SITE_ORIGIN: 'https://www.acme.eu',
  VITE_ZENDESK_SNIPPET_URL: 'https://static.zdassets.com/ekr/snippet.js?key=k',
  VITE_HELP_CENTER_ORIGINS: 'https://help.acme.eu,https://acme.zendesk.com',
  VITE_CANNY_ORIGINS: 'https://ideas.acme.eu,https://canny.io',
};
const API = {
  SITE_ORIGINS: 'https://acme.eu,https://www.acme.eu',
  STORAGE_BUCKET: 'acme-live.firebasestorage.app',
  PLAN_PRICES: COMPLETE_API.PLAN_PRICES ?? '',
  ZENDESK_MESSAGING_KEY_ID: 'app_1',
  HELP_CENTER_ORIGINS: 'https://acme.zendesk.com,https://help.acme.eu',
  CANNY_ORIGINS: 'https://ideas.acme.eu',
  MACHINE_HOST_URL: 'off',
  MAIL_FROM: 'off',
};

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
    expect(checkRepository('live', root, { isPreview: true }).faults).toEqual([]);
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
  const env = { ...COMPLETE_SITE, VITE_FIREBASE_PROJECT_ID: 'acme-live' };

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
  // R-LIV-06
  test('are complete, and need no secret here', () => {
    expect(faultsOf({})).toEqual([]);
  });

  // R-LIV-06
  test('name each feature that is neither set nor off', () => {
    const faults = apiFaults({ target: 'live', project: 'acme-live', api: {}, site: null });

    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'PLAN_PRICES',
      'ZENDESK_MESSAGING_KEY_ID',
      'HELP_CENTER_ORIGINS',
      'CANNY_ORIGINS',
      'MACHINE_HOST_URL',
      'MAIL_FROM',
      'SITE_ORIGINS',
      'STORAGE_BUCKET',
    ]);
  });

  // R-LIV-04
  test.each<[string, Record<string, string>, string]>([
    ['a fault of the API’s own check', { CHECKOUT_TAX: 'yes' }, 'CHECKOUT_TAX: must be on or off'],
    ['a staging project under live', { DEPLOYMENT: 'staging' }, 'DEPLOYMENT: must be live'],
    ['a secret in a file', { CANNY_SSO_SECRET: 'a'.repeat(9) }, 'CANNY_SSO_SECRET: is a secret'],
    ['a site that it does not know', { SITE_ORIGINS: 'https://acme.eu' }, 'SITE_ORIGINS: does not'],
    ['another bucket', { STORAGE_BUCKET: 'acme-old.appspot.com' }, 'STORAGE_BUCKET: is not'],
    ['another sign-in domain', { AUTH_DOMAIN: 'auth.acme.eu' }, 'AUTH_DOMAIN: is not'],
    ['a chat that only the site has', { ZENDESK_MESSAGING_KEY_ID: 'off' }, 'ZENDESK_MESSAGING_'],
    ['another help center', { HELP_CENTER_ORIGINS: 'https://help.acme.eu' }, 'HELP_CENTER_ORIGINS'],
    ['another board', { CANNY_ORIGINS: 'https://board.acme.eu' }, 'CANNY_ORIGINS: differs'],
    ['a board that only the site has', { CANNY_ORIGINS: 'off' }, 'CANNY_ORIGINS: differs'],
  ])('are refused with %s', (_, change, fault) => {
    expect(faultsOf(change)).toEqual([expect.stringContaining(fault)]);
  });

  // R-LIV-04
  test('of staging say so', () => {
    const staging = { target: 'staging', project: 'acme-staging', site: null } as const;

    expect(apiFaults({ ...staging, api: API })).toEqual(['DEPLOYMENT: must be staging']);
    expect(apiFaults({ ...staging, api: { ...API, DEPLOYMENT: 'staging' } })).toEqual([]);
  });

  function faultsOf(change: Record<string, string>) {
    const site = change['AUTH_DOMAIN'] ? { ...SITE, VITE_FIREBASE_AUTH_DOMAIN: 'a.acme.eu' } : SITE;
    return apiFaults({ target: 'live', project: 'acme-live', api: { ...API, ...change }, site });
  }
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
    for (const title of ['Rules and indexes', 'Functions', 'Site']) {
      expect(steps.find((step) => step.title === title)?.command.join(' ')).toMatch(
        /^npx firebase deploy --only [\w,]+ --config firebase\.live\.json --project acme-live( --force)?$/,
      );
    }
    // There, what cannot be read is a note.
    expect(steps.find(({ title }) => title === 'Doctor')?.command).toContain('--after-deploy');
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
