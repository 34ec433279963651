import { expect, test } from 'vitest';
import { createConnection } from './connection.ts';

// R-REL-10
test('a connection that the browser calls lost is lost only when the site does not answer', async () => {
  const world = createWorld();
  world.browserSays(true);
  await world.settle();
  expect(world.connection.isLost()).toBe(false);
  world.site.isReachable = false;
  world.browserSays(true);
  await world.settle();
  expect(world.connection.isLost()).toBe(true);
});

test('a lost connection is asked for again, pause by pause, until the site answers', async () => {
  const world = createWorld();
  world.site.isReachable = false;
  expect(await world.connection.check()).toBe(true);
  await world.endPause();
  expect(world.connection.isLost()).toBe(true);
  world.site.isReachable = true;
  await world.endPause();
  expect(world.connection.isLost()).toBe(false);
  const asked = world.site.asked;
  await world.endPause();
  expect(world.site.asked).toBe(asked);
});

// R-REL-10
test('an answer that was under way when the browser lost the network is not the last word', async () => {
  const world = createWorld();
  world.site.isOffline = true;
  world.browserSays(true);
  await world.settle();
  expect(world.connection.isLost()).toBe(false);
  world.site.isReachable = false;
  await world.endPause();
  expect(world.connection.isLost()).toBe(true);
});

test('the browser’s word that the network is back is not waited for, and is checked', async () => {
  const world = createWorld();
  world.site.isReachable = false;
  await world.connection.check();
  world.browserSays(false);
  await world.settle();
  expect(world.connection.isLost()).toBe(true);
  world.site.isReachable = true;
  world.browserSays(false);
  await world.settle();
  expect(world.connection.isLost()).toBe(false);
});

test('listeners hear of each change once', async () => {
  const world = createWorld();
  await world.connection.check();
  expect(world.heard).toEqual([]);
  world.site.isReachable = false;
  await Promise.all([world.connection.check(), world.connection.check()]);
  world.site.isReachable = true;
  await world.connection.check();
  expect(world.heard).toEqual([true, false]);
});

test('whenBack and whenLost resolve at once where it is so, else with the change', async () => {
  const world = createWorld();
  await world.connection.whenBack();
  const lost = world.connection.whenLost();
  world.site.isReachable = false;
  await world.connection.check();
  await lost;
  await world.connection.whenLost();
  expect(world.connection.isLost()).toBe(true);
  const back = world.connection.whenBack();
  world.site.isReachable = true;
  await world.connection.check();
  await back;
  expect(world.connection.isLost()).toBe(false);
});

test('a connection is doubtful as soon as the browser doubts it', () => {
  const world = createWorld();
  expect(world.connection.isDoubtful()).toBe(false);
  world.site.isOffline = true;
  expect(world.connection.isDoubtful()).toBe(true);
});

/** A browser and a site whose every answer the test gives by hand, with a listener throughout. */
function createWorld() {
  const site = { isReachable: true, isOffline: false, asked: 0 };
  const heard: boolean[] = [];
  let onNews = () => {};
  let finishPause = () => {};
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const connection = createConnection({
    isOffline: () => site.isOffline,
    watch: (listener) => {
      onNews = listener;
      return () => {};
    },
    reach: async () => {
      site.asked += 1;
      return site.isReachable;
    },
    pause: () =>
      new Promise((resolve) => {
        finishPause = resolve;
      }),
  });
  connection.subscribe(() => heard.push(connection.isLost()));
  return {
    site,
    heard,
    connection,
    settle,
    browserSays: (isOffline: boolean) => {
      site.isOffline = isOffline;
      onNews();
    },
    endPause: async () => {
      finishPause();
      await settle();
    },
  };
}
