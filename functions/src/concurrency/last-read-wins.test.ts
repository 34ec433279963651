import { describe, expect, it } from 'vitest';
import { compareReadings, saveReading, type Attempt } from './last-read-wins.ts';

type Reading = { word: string; readAt: string };

/** Someone else's state, a store, and instances with clocks of their own. */
function createWorld() {
  let time = Date.parse('2026-01-01T00:00:00Z');
  const world = {
    word: 'first',
    stored: null as Reading | null,
    /** How often the state was read. */
    reads: 0,
    pass: (ms: number) => {
      time += ms;
    },
    at: (ms: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + ms).toISOString(),
    /** @param onTheWay what happens between a reading and its storing */
    sync: (aheadMs: number, onTheWay = async () => {}) =>
      saveReading(
        () => new Date(time + aheadMs),
        async () => {
          world.reads += 1;
          const { word } = world;
          await onTheWay();
          return word;
        },
        async (word, attempt) => save(word, attempt),
      ),
  };
  function save(word: string, attempt: Attempt) {
    const read = { word, readAt: attempt.readAt };
    const place = compareReadings(world.stored, read, attempt, (a, b) => a.word === b.word);
    if (place.outcome === 'later') world.stored = read;
    return place.outcome === 'unclear' ? place : { outcome: place.outcome, kept: world.stored };
  }
  return world;
}

describe('saveReading', () => {
  // R-REL-05
  it('dates a reading by when it began', async () => {
    const world = createWorld();
    await world.sync(0, async () => world.pass(700));
    expect(world.stored).toEqual({ word: 'first', readAt: world.at(0) });
  });

  // R-REL-05
  it('stores no reading over one that began later, and says what stands', async () => {
    const world = createWorld();
    const slow = world.sync(0, async () => {
      if (world.reads > 1) return;
      world.word = 'second';
      world.pass(10_000);
      await world.sync(0);
    });
    expect(await slow).toEqual({
      outcome: 'earlier',
      kept: { word: 'second', readAt: world.at(10_000) },
    });
    expect(world.reads).toBe(2);
  });

  // R-REL-05
  it.each([1, 3000, 9999])(
    'reads again where an instance is %i ms behind, and stores that as the later one',
    async (behindMs) => {
      const world = createWorld();
      await world.sync(0);
      world.word = 'second';
      expect(await world.sync(-behindMs)).toMatchObject({ outcome: 'later' });
      expect(world.stored).toEqual({ word: 'second', readAt: world.at(1) });
      expect(world.reads).toBe(3);
    },
  );

  // R-REL-05
  it('reads again where two readings that differ began in the same millisecond', async () => {
    const world = createWorld();
    await world.sync(0);
    world.word = 'second';
    await world.sync(0);
    expect(world.stored).toEqual({ word: 'second', readAt: world.at(1) });
  });

  // R-REL-05
  it('reads once where an earlier reading says the same', async () => {
    const world = createWorld();
    await world.sync(0);
    expect(await world.sync(-3000)).toMatchObject({ outcome: 'earlier' });
    expect([world.stored?.readAt, world.reads]).toEqual([world.at(0), 2]);
  });

  // R-REL-05
  it('dates a repeated reading by its own clock once that has gone on', async () => {
    const world = createWorld();
    await world.sync(0);
    world.word = 'second';
    await world.sync(-50, async () => world.pass(100));
    expect(world.stored).toEqual({ word: 'second', readAt: world.at(50) });
  });

  // R-REL-05
  it('lets the stored one stand after three readings more, while others keep storing', async () => {
    const world = createWorld();
    await world.sync(0);
    const other = world.sync(-1000, async () => {
      world.stored = { word: `word ${world.reads}`, readAt: world.at(world.reads * 100) };
    });
    expect(await other).toEqual({
      outcome: 'earlier',
      kept: { word: 'word 5', readAt: world.at(500) },
    });
  });
});
