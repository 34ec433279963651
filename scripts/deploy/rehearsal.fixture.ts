// The pinned firebase-tools' own code before a project that is simulated: what it asks, checks and refuses is real. Nothing is
// built, packed or uploaded. The answers follow Google's references, named at each.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { API } from '../hosting/deployment.fixture.ts';
import { ROOT } from '../lib/places.ts';
import { parseJson } from '../live/finding.ts';

const PROJECT = 'acme-live';
/** The project's. */
export const NUMBER = '1234567890';
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
export type World = {
  apis: Set<string>;
  functions: { name: string }[];
  /** Of container images; there is none before the first function. */
  repository: { cleanupPolicies?: Record<string, { condition: { olderThan: string } }> } | null;
  bindings: { role: string; members?: string[] }[];
  /** Names of functions, as the plan of the last deploy had them. */
  created: string[];
  deleted: string[];
};

export const newProject = (apis: readonly string[]): World => ({
  apis: new Set(apis),
  functions: [],
  repository: null,
  bindings: [],
  created: [],
  deleted: [],
});

type Endpoint = { id: string; region: string };
type Plan = Record<string, { regionalChangesets: Record<string, Changes> }>;
type Changes = {
  endpointsToCreate: Endpoint[];
  endpointsToDelete: Endpoint[];
  endpointsToUpdate: { endpoint: Endpoint }[];
  endpointsToSkip: Endpoint[];
};
type Options = Record<string, unknown>;
type Deploy = (context: object, options: Options, payload: object) => Promise<void>;

/** The parts of firebase-tools that a deploy goes through. */
type Tools = {
  prepare: { prepare: Deploy };
  release: { release: Deploy };
  fabricator: { Fabricator: { prototype: { applyPlan: (plan: Plan) => Promise<object> } } };
  discovery: { buildFromV1Alpha1: (...words: unknown[]) => object };
  runtimes: { getRuntimeDelegate: () => Promise<object> };
  upload: { prepareFunctionsUpload: () => Promise<object> };
  functionsApi: FunctionsApi;
  enabling: { POLL_SETTINGS: { pollInterval: number } };
  artifacts: { getRepoCache: Map<string, object> };
  setpolicy: { command: { actionFn: (options: Options) => Promise<void> } };
};
type FunctionsApi = { functionFromEndpoint: (endpoint: Endpoint) => Made };
type Made = { name: string; labels?: object; serviceConfig: object };

/** @returns runs a command of a deploy plan, the way a workflow does: no one is there to answer a question */
export function rehearse(world: World, stack: object) {
  const tools = loadFirebaseTools();
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
  vi.spyOn(tools.fabricator.Fabricator.prototype, 'applyPlan').mockImplementation(async (plan) =>
    apply(world, plan, tools.functionsApi),
  );
  tools.enabling.POLL_SETTINGS.pollInterval = 0;

  return async ([, , ...words]: readonly string[]) => {
    tools.artifacts.getRepoCache.clear();
    const options = optionsOf(words);
    if (words[0] === 'functions:artifacts:setpolicy') {
      return tools.setpolicy.command.actionFn(options);
    }
    const context = { projectId: PROJECT };
    const payload = {};
    // A site whose functions are pinned to it brings them: lib/deploy/index.js.
    if (options['only'] === 'hosting') options['only'] = 'hosting,functions:api';
    await tools.prepare.prepare(context, options, payload);
    await tools.release.release(context, options, payload);
  };
}

function optionsOf(words: readonly string[]): Options {
  const after = (word: string) =>
    words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
  const codebase = { source: 'functions', codebase: 'default', runtime: 'nodejs24' };
  return {
    nonInteractive: true,
    force: words.includes('--force'),
    only: after('--only'),
    location: after('--location'),
    days: after('--days'),
    project: PROJECT,
    projectNumber: NUMBER,
    projectId: PROJECT,
    rc: { projects: {}, hasProjects: false },
    config: {
      src: { functions: [codebase] },
      projectDir: ROOT,
      path: (path: string) => join(ROOT, path),
    },
  };
}

function apply(world: World, plan: Plan, { functionFromEndpoint }: FunctionsApi) {
  const changes = Object.values(plan).flatMap((part) => Object.values(part.regionalChangesets));
  const deleted = changes.flatMap(({ endpointsToDelete }) => endpointsToDelete);
  const created = changes.flatMap(({ endpointsToCreate }) => endpointsToCreate);
  const kept = changes.flatMap(({ endpointsToUpdate, endpointsToSkip }) => [
    ...endpointsToUpdate.map(({ endpoint }) => endpoint),
    ...endpointsToSkip,
  ]);
  const named = [...created, ...kept].map((endpoint) => {
    const made = functionFromEndpoint(endpoint);
    const service = `projects/${PROJECT}/locations/${endpoint.region}/services/${endpoint.id}`;
    return {
      ...made,
      // fabricator.js adds it.
      labels: { ...made.labels, 'deployment-tool': 'cli-firebase' },
      state: 'ACTIVE',
      serviceConfig: { ...made.serviceConfig, service, uri: `https://${endpoint.id}.a.run.app` },
    };
  });
  const gone = deleted.map(({ id }) => id);
  world.functions = [
    ...world.functions.filter(
      ({ name }) =>
        !named.some((one) => one.name === name) && !gone.includes(name.split('/').at(-1) ?? ''),
    ),
    ...named,
  ];
  world.created = created.map(({ id }) => id).toSorted();
  world.deleted = gone.toSorted();
  world.repository ??= {};
  return { totalTime: 0, results: [] };
}

function answer(world: World, request: Request): Promise<Response> | Response {
  const { method, url } = request;
  const { host, pathname } = new URL(url);
  const say = (body: object, status = 200) => Response.json(body, { status });
  const last = pathname.split('/').at(-1) ?? '';
  switch (host) {
    // https://docs.cloud.google.com/service-usage/docs/reference/rest/v1/services
    case 'serviceusage.googleapis.com': {
      const [api = '', verb] = last.split(':');
      if (verb === 'enable') world.apis.add(api);
      return say({
        name: `projects/${NUMBER}/services/${api}`,
        done: true,
        state: world.apis.has(api) ? 'ENABLED' : 'DISABLED',
      });
    }
    // https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects
    case 'firebase.googleapis.com':
      return say({
        projectId: PROJECT,
        projectNumber: NUMBER,
        storageBucket: SETTINGS.STORAGE_BUCKET,
      });
    // https://docs.cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions/list
    case 'cloudfunctions.googleapis.com':
      return say({ functions: pathname.startsWith('/v2/') ? world.functions : [] });
    // https://docs.cloud.google.com/storage/docs/json_api/v1/buckets, and …/projects/serviceAccount/get
    case 'storage.googleapis.com':
      return say({
        location: 'EUROPE-WEST1',
        email_address: `service-${NUMBER}@gs-project-accounts.iam.gserviceaccount.com`,
      });
    // https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases/get
    case 'firestore.googleapis.com':
      return say({ name: pathname.slice('/v1/'.length), locationId: 'eur3' });
    // https://docs.cloud.google.com/compute/docs/reference/rest/v1/projects/get
    case 'compute.googleapis.com':
      return say({ defaultServiceAccount: `${NUMBER}-compute@developer.gserviceaccount.com` });
    // https://docs.cloud.google.com/resource-manager/reference/rest/v1/projects/getIamPolicy and setIamPolicy
    case 'cloudresourcemanager.googleapis.com':
      if (last.endsWith(':setIamPolicy')) return setPolicy(world, request);
      return say({ bindings: structuredClone(world.bindings) });
    // https://docs.cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/get
    case 'secretmanager.googleapis.com':
      return say({
        name: `projects/${NUMBER}/secrets/${pathname.split('/')[5]}/versions/1`,
        state: 'ENABLED',
      });
    // https://docs.cloud.google.com/artifact-registry/docs/reference/rest/v1/projects.locations.repositories
    case 'artifactregistry.googleapis.com': {
      if (world.repository === null)
        return say({ error: { code: 404, message: 'not found' } }, 404);
      if (method === 'PATCH') return patchRepository(world, request);
      return say({ name: pathname.slice('/v1/'.length), ...world.repository });
    }
    default:
      throw new Error(`the rehearsal has no answer to ${method} ${url}`);
  }
}

async function setPolicy(world: World, request: Request): Promise<Response> {
  const { policy } = await request.json();
  world.bindings = policy.bindings;
  return Response.json(policy);
}

async function patchRepository(world: World, request: Request): Promise<Response> {
  world.repository = { ...world.repository, ...(await request.json()) };
  return Response.json(world.repository);
}

/** What our functions say of themselves, in the form in which a deploy asks them. */
export function discoverFunctions(): { endpoints: Record<string, object> } {
  const folder = join(ROOT, 'functions');
  const script = `
    const require = (await import('node:module')).createRequire('${folder}/package.json');
    const runtime = '${folder}/node_modules/firebase-functions/lib/runtime/';
    const { extractStack, mergeRequiredAPIs } = require(runtime + 'loader.js');
    const { stackToWire } = require(runtime + 'manifest.js');
    const [endpoints, apis] = [{}, []];
    extractStack(await import('${folder}/src/index.ts'), endpoints, apis, {});
    const stack = { specVersion: 'v1alpha1', endpoints, requiredAPIs: mergeRequiredAPIs(apis), extensions: {} };
    console.log(JSON.stringify(stackToWire(stack)));`;
  const env = { PATH: process.env['PATH'], ...SETTINGS, FUNCTIONS_CONTROL_API: 'true' };
  return parseJson(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env,
      encoding: 'utf8',
    }),
  );
}

function loadFirebaseTools(): Tools {
  const require = createRequire(import.meta.url);
  // It remembers there which APIs are on.
  const folder = mkdtempSync(join(tmpdir(), 'firebase-tools-'));
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });
  process.env['XDG_CONFIG_HOME'] = folder;
  const apiClient: {
    setAccessToken: (token: string) => void;
  } = require('firebase-tools/lib/apiv2.js');
  apiClient.setAccessToken('ya29.token');
  return {
    prepare: require('firebase-tools/lib/deploy/functions/prepare.js'),
    release: require('firebase-tools/lib/deploy/functions/release/index.js'),
    fabricator: require('firebase-tools/lib/deploy/functions/release/fabricator.js'),
    discovery: require('firebase-tools/lib/deploy/functions/runtimes/discovery/v1alpha1.js'),
    runtimes: require('firebase-tools/lib/deploy/functions/runtimes/index.js'),
    upload: require('firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js'),
    functionsApi: require('firebase-tools/lib/gcp/cloudfunctionsv2.js'),
    enabling: require('firebase-tools/lib/ensureApiEnabled.js'),
    artifacts: require('firebase-tools/lib/functions/artifacts.js'),
    setpolicy: require('firebase-tools/lib/commands/functions-artifacts-setpolicy.js'),
  };
}
