// A deploy from a workflow, in front of firebase-tools' own checks and questions.
import { describe, expect, test } from 'vitest';
import { readText } from '../lib/files.ts';
import { planDeploy } from './deploy-plan.ts';
import {
  discoverFunctions,
  newProject,
  NUMBER,
  rehearse,
  type World,
} from './rehearsal.fixture.ts';
import { REQUIRED_APIS } from '../live/project.ts';

const guide = readText('docs/deploy.md');
const stack = discoverFunctions();
const ALL = Object.keys(stack.endpoints).toSorted();
const COMMANDS = planDeploy({
  target: 'live',
  project: 'acme-live',
  channel: null,
  isTested: true,
})
  .filter(({ title }) => ['Functions', 'Old images', 'Site'].includes(title))
  .map(({ command }) => command);

async function deploy(world: World, some = stack) {
  const run = rehearse(world, some);
  for (const command of COMMANDS) await run(command);
}

describe('a deploy that no one watches', () => {
  test('makes every function of a new project, and keeps their images as long as the guide says', async () => {
    const world = newProject(REQUIRED_APIS);
    const run = rehearse(world, stack);

    await run(COMMANDS[0] ?? []);
    expect(world.created).toEqual(ALL);
    // Firestore's events are where the database is, whatever the region of the function.
    expect(world.functions.find(({ name }) => name.endsWith('/mailCreated'))).toMatchObject({
      eventTrigger: { triggerRegion: 'eur3' },
    });
    for (const command of COMMANDS.slice(1)) await run(command);
    expect(daysOfImages(world)).toBe('2592000s');
    expect(world.bindings.map(({ role }) => role)).toContain('roles/eventarc.eventReceiver');
  });

  // An account that deploys from a workflow may neither turn on APIs nor grant roles.
  test('needs no API and no role but those of the guide', async () => {
    const apis = [...guide.matchAll(/ ([a-z]+\.googleapis\.com)\b/g)].map(([, name = '']) => name);
    const world = newProject(apis);
    world.bindings = [...guide.matchAll(/projects add-iam.* --member=(\S+) --role=(\S+)/g)].map(
      ([, member = '', role = '']) => ({ role, members: [member.replace('<number>', NUMBER)] }),
    );
    const [apisBefore, rolesBefore] = [new Set(apis), structuredClone(world.bindings)];
    await deploy(world);

    expect(world.functions).toHaveLength(ALL.length);
    expect(world.apis).toEqual(apisBefore);
    expect(world.bindings).toEqual(rolesBefore);
    expect(REQUIRED_APIS.filter((api) => !world.apis.has(api))).toEqual([]);
  });

  test('asks nothing the second time, and changes nothing', async () => {
    const world = newProject(REQUIRED_APIS);
    await deploy(world);
    await deploy(world);

    expect([world.created, world.deleted]).toEqual([[], []]);
    expect(daysOfImages(world)).toBe('2592000s');
  });

  test('brings a function that is retried, and takes away one that is no more', async () => {
    const world = newProject(REQUIRED_APIS);
    const { accountRemoved = {}, ...others } = stack.endpoints;
    await deploy(world, { ...stack, endpoints: { ...others, old: accountRemoved } });
    const run = rehearse(world, stack);
    await run(COMMANDS[0] ?? []);

    expect([world.created, world.deleted]).toEqual([['accountRemoved'], ['old']]);
  });
});

const daysOfImages = ({ repository }: World) =>
  repository?.cleanupPolicies?.['firebase-functions-cleanup']?.condition.olderThan;
