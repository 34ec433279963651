// A first deploy from a workflow, in front of the pinned firebase-tools' own checks and questions: what it asks and refuses is
// real. The project is simulated, and nothing is built, packed or uploaded.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { API } from '../hosting/deployment.fixture.ts';
import { readText } from '../lib/files.ts';
import { ROOT } from '../lib/places.ts';
import { planDeploy } from './deploy-plan.ts';
import { discoverFunctions } from './discover-functions.ts';

const PROJECT = 'acme-live';
const NUMBER = '1234567890';
/** The settings with which the functions of the rehearsal are loaded. */
const SETTINGS = {
  ...API,
  STORAGE_BUCKET: `${PROJECT}.firebasestorage.app`,
  ZENDESK_MESSAGING_KEY_ID: 'off',
  HELP_CENTER_ORIGINS: 'off',
  CANNY_ORIGINS: 'off',
  MACHINE_HOST_URL: 'off',
};

/** What is set up at Google. */
type World = { apis: Set<string>; bindings: { role: string; members: string[] }[] };

const guide = readText('docs/deploy.md');
const stack = discoverFunctions(SETTINGS);
const apis = [...guide.matchAll(/ ([a-z]+\.googleapis\.com)\b/g)].map(([, name = '']) => name);
const isForced = planDeploy({ target: 'live', project: PROJECT, channel: null, isTested: true })
  .find(({ title }) => title === 'Functions')
  ?.command.includes('--force');

// firebase-tools remembers there which APIs are on, from the moment at which it is loaded.
const memory = mkdtempSync(join(tmpdir(), 'firebase-tools-'));
vi.stubEnv('XDG_CONFIG_HOME', memory);
const tools = loadFirebaseTools();
tools.apiClient.setAccessToken('ya29.token');
tools.enabling.POLL_SETTINGS.pollInterval = 0;
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(memory, { recursive: true, force: true });
});

// An account that deploys from a workflow may neither turn on APIs nor grant roles.
test('a deploy that no one watches makes every function, and needs no API and no role but those of the guide', async () => {
  const bindings = [...guide.matchAll(/projects add-iam.* --member=(\S+) --role=(\S+)/g)].map(
    ([, member = '', role = '']) => ({ role, members: [member.replace('<number>', NUMBER)] }),
  );
  const world: World = { apis: new Set(apis), bindings: structuredClone(bindings) };
  const functions = await rehearse(world, isForced);

  expect(Object.keys(functions).toSorted()).toEqual(Object.keys(stack.endpoints).toSorted());
  // Firestore's events are where the database is, whatever the region of the function.
  expect(functions['mailCreated']).toMatchObject({ eventTrigger: { region: 'eur3' } });
  expect(world).toEqual({ apis: new Set(apis), bindings });
});

test('without the word that the plan gives it, firebase-tools would ask', async () => {
  const world: World = { apis: new Set(apis), bindings: [] };
  await expect(rehearse(world, false)).rejects.toThrow(/--force/);
});

type Endpoints = Record<string, object>;
type Payload = {
  functions?: Record<string, { wantBackend: { endpoints: Record<string, Endpoints> } }>;
};

/** @returns the functions that a deploy would make, by their names */
async function rehearse(world: World, force = false): Promise<Endpoints> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    answer(world, new Request(input, init)),
  );
  vi.spyOn(tools.runtimes, 'getRuntimeDelegate').mockImplementation(async () => ({
    language: 'nodejs',
    runtime: 'nodejs24',
    validate: async () => {},
    build: async () => {},
    discoverBuild: async () =>
      tools.discovery.buildFromV1Alpha1(stack, PROJECT, 'us-central1', 'nodejs24'),
  }));
  vi.spyOn(tools.upload, 'prepareFunctionsUpload').mockImplementation(async () => ({
    pathToSource: 'functions.zip',
    hash: 'one',
  }));
  const options = {
    nonInteractive: true,
    force,
    only: 'functions',
    project: PROJECT,
    projectNumber: NUMBER,
    projectId: PROJECT,
    rc: { projects: {}, hasProjects: false },
    config: {
      src: { functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }] },
      projectDir: ROOT,
      path: (path: string) => join(ROOT, path),
    },
  };
  const payload: Payload = {};
  await tools.prepare.prepare({ projectId: PROJECT }, options, payload);
  const { wantBackend } = payload.functions?.['default'] ?? {};
  return Object.assign({}, ...Object.values(wantBackend?.endpoints ?? {}));
}

/** What Google answers, by the references of its APIs. */
async function answer(world: World, request: Request): Promise<Response> {
  const { method, url } = request;
  const { host, pathname } = new URL(url);
  const [last = '', verb] = pathname.split('/').at(-1)?.split(':') ?? [];
  switch (host) {
    case 'serviceusage.googleapis.com': {
      if (verb === 'enable') world.apis.add(last);
      const state = world.apis.has(last) ? 'ENABLED' : 'DISABLED';
      return Response.json({ name: `projects/${NUMBER}/services/${last}`, done: true, state });
    }
    case 'firebase.googleapis.com':
      return Response.json({
        projectId: PROJECT,
        projectNumber: NUMBER,
        storageBucket: SETTINGS.STORAGE_BUCKET,
      });
    case 'cloudfunctions.googleapis.com':
      return Response.json({ functions: [] });
    case 'storage.googleapis.com':
      return Response.json({
        location: 'EUROPE-WEST1',
        email_address: `service-${NUMBER}@gs-project-accounts.iam.gserviceaccount.com`,
      });
    case 'firestore.googleapis.com':
      return Response.json({ name: pathname.slice('/v1/'.length), locationId: 'eur3' });
    case 'compute.googleapis.com':
      return Response.json({
        defaultServiceAccount: `${NUMBER}-compute@developer.gserviceaccount.com`,
      });
    case 'cloudresourcemanager.googleapis.com':
      if (verb === 'setIamPolicy') world.bindings = (await request.json()).policy.bindings;
      return Response.json({ bindings: structuredClone(world.bindings) });
    case 'secretmanager.googleapis.com':
      return Response.json({
        name: `projects/${NUMBER}/secrets/${pathname.split('/')[5]}/versions/1`,
        state: 'ENABLED',
      });
    default:
      throw new Error(`the rehearsal has no answer to ${method} ${url}`);
  }
}

/** The parts of firebase-tools that a deploy goes through before anything is sent. */
type Tools = {
  apiClient: { setAccessToken: (token: string) => void };
  prepare: { prepare: (context: object, options: object, payload: Payload) => Promise<void> };
  discovery: { buildFromV1Alpha1: (...words: unknown[]) => object };
  runtimes: { getRuntimeDelegate: () => Promise<object> };
  upload: { prepareFunctionsUpload: () => Promise<object> };
  enabling: { POLL_SETTINGS: { pollInterval: number } };
};

function loadFirebaseTools(): Tools {
  const require = createRequire(import.meta.url);
  return {
    apiClient: require('firebase-tools/lib/apiv2.js'),
    prepare: require('firebase-tools/lib/deploy/functions/prepare.js'),
    discovery: require('firebase-tools/lib/deploy/functions/runtimes/discovery/v1alpha1.js'),
    runtimes: require('firebase-tools/lib/deploy/functions/runtimes/index.js'),
    upload: require('firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js'),
    enabling: require('firebase-tools/lib/ensureApiEnabled.js'),
  };
}
