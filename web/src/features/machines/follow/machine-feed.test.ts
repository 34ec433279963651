import { expect, test } from 'vitest';
import type { QueryState } from '@/platform/firebase/firestore-client.ts';
import { createMachineFeed } from './machine-feed.ts';
import { readMachines } from './read-machine.ts';
import { CEDAR } from '../text/test-machines.ts';

function setUp() {
  const watches: {
    uid: string;
    isStopped: boolean;
    next: (state: QueryState) => void;
    fail: () => void;
  }[] = [];
  const later: (() => void)[] = [];
  const feed = createMachineFeed({
    watch: (uid, next, fail) => {
      const watch = { uid, isStopped: false, next, fail: () => fail(new Error('refused')) };
      watches.push(watch);
      return () => {
        watch.isStopped = true;
      };
    },
    read: readMachines,
    defer: (task) => later.push(task),
  });
  return { feed, watches, settle: () => later.splice(0).forEach((task) => task()) };
}

const live = (...documents: Record<string, unknown>[]) => ({ documents, fromCache: false });

// R-MAC-04
test('machines arrive in the order in which they were ordered; a document of an unknown shape is left out', () => {
  const { feed, watches } = setUp();
  feed.follow('ada', () => {});
  expect(feed.newsOf('ada')).toEqual({ kind: 'loading' });
  const birch = { ...CEDAR, id: 'm-2', name: 'Birch', orderedAt: '2026-11-21T00:00:00Z' };
  watches[0]?.next(live(birch, { id: 'm-3', state: 'melted' }, CEDAR));
  expect(feed.newsOf('ada')).toEqual({ kind: 'known', machines: [CEDAR, birch], isLive: true });
});

test('nothing of the former person is shown to the next, not even what arrives late', () => {
  const { feed, watches } = setUp();
  feed.follow('ada', () => {});
  watches[0]?.next(live(CEDAR));
  feed.follow('ben', () => {});
  expect(watches[0]?.isStopped).toBe(true);
  expect(feed.newsOf('ben')).toEqual({ kind: 'loading' });
  expect(feed.newsOf('ada')).toEqual({ kind: 'loading' });
  watches[0]?.next(live(CEDAR));
  watches[0]?.fail();
  expect(feed.newsOf('ben')).toEqual({ kind: 'loading' });
});

test('it stops with its last listener, but not between two pages', () => {
  const { feed, watches, settle } = setUp();
  const leaveFirst = feed.follow('ada', () => {});
  watches[0]?.next(live(CEDAR));
  leaveFirst();
  const leaveSecond = feed.follow('ada', () => {});
  settle();
  expect(watches).toHaveLength(1);
  expect(feed.newsOf('ada').kind).toBe('known');
  leaveSecond();
  settle();
  expect(watches[0]?.isStopped).toBe(true);
  expect(feed.newsOf('ada')).toEqual({ kind: 'loading' });
});

test('without a connection it says so and keeps what it knows', () => {
  const { feed, watches } = setUp();
  feed.follow('ada', () => {});
  watches[0]?.next({ documents: [], fromCache: true });
  expect(feed.newsOf('ada')).toEqual({ kind: 'unreached' });
  watches[0]?.next({ documents: [CEDAR], fromCache: true });
  expect(feed.newsOf('ada')).toEqual({ kind: 'known', machines: [CEDAR], isLive: false });
});

test('a customer without machines is still known to have none when the connection is lost', () => {
  const { feed, watches } = setUp();
  feed.follow('ada', () => {});
  watches[0]?.next(live());
  watches[0]?.next({ documents: [], fromCache: true });
  expect(feed.newsOf('ada')).toEqual({ kind: 'known', machines: [], isLive: false });
});

test('after a refusal it begins again when asked, and not by itself', () => {
  const { feed, watches } = setUp();
  let told = 0;
  feed.follow('ada', () => (told += 1));
  watches[0]?.fail();
  expect(feed.newsOf('ada')).toEqual({ kind: 'failed' });
  expect(watches).toHaveLength(1);
  feed.retry('ada');
  expect(feed.newsOf('ada')).toEqual({ kind: 'loading' });
  expect(told).toBe(2);
  watches[1]?.next(live(CEDAR));
  expect(feed.newsOf('ada').kind).toBe('known');
});
