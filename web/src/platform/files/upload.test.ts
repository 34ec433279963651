import { describe, expect, test } from 'vitest';
import { createUpload, LONGEST_SILENCE_MS, UploadError, type UploadTask } from './upload.ts';

const FILE = new Blob(['a file']);

// R-FIL-01 R-FIL-02
describe('an upload', () => {
  test('starts the provider’s task with the type, tells the bytes, and ends with the name', async () => {
    const { upload, tasks, sent } = open();
    const ending = upload();
    await tasks.started(1);
    expect(tasks.last()).toMatchObject({ path: 'to/name-1', file: FILE, type: 'text/plain' });
    tasks.last().tell(3);
    tasks.last().end();
    expect(await ending).toBe('name-1');
    expect(sent).toEqual([3]);
  });

  test('waits for a connection before it begins', async () => {
    const { upload, tasks, line } = open({ isLost: true });
    const ending = upload();
    await line.asked;
    expect(tasks.count()).toBe(0);
    line.comeBack();
    await tasks.started(1);
    tasks.last().end();
    expect(await ending).toBe('name-1');
  });

  test('rests while the connection is lost, and goes on when it is back', async () => {
    const { upload, tasks, line } = open();
    const ending = upload();
    await tasks.started(1);
    line.lose();
    line.comeBack();
    expect(tasks.last().acts).toEqual(['pause', 'resume']);
    tasks.last().end();
    expect(await ending).toBe('name-1');
  });

  test('asks about the connection after a while without news, and does not give up while that is lost', async () => {
    const { upload, tasks, line, clock } = open();
    const ending = upload();
    await tasks.started(1);
    await clock.passes(5000);
    expect(line.checks()).toBe(1);
    line.lose();
    await clock.passes(LONGEST_SILENCE_MS * 2);
    line.comeBack();
    tasks.last().end();
    expect(await ending).toBe('name-1');
    expect(clock.isRunning()).toBe(false);
  });

  test('is given up when the storage has been silent too long', async () => {
    const { upload, tasks, clock } = open();
    const failure = upload().catch((cause: unknown) => cause);
    await tasks.started(1);
    await clock.passes(LONGEST_SILENCE_MS - 5000);
    tasks.last().tell(1);
    await clock.passes(LONGEST_SILENCE_MS - 5000);
    expect(tasks.last().acts).toEqual([]);
    await clock.passes(5000);
    expect(await failure).toMatchObject({ code: 'storage/retry-limit-exceeded' });
    expect(tasks.last().acts).toEqual(['cancel']);
    expect(clock.isRunning()).toBe(false);
  });

  test.each([
    ['while it runs', async ({ tasks }: Opened) => tasks.started(1)],
    ['while it waits for a connection', async ({ line }: Opened) => line.asked],
  ])('that is stopped %s ends at once', async (when, reach) => {
    const opened = open({ isLost: when.includes('waits') });
    const control = new AbortController();
    const ending = opened.upload(control.signal);
    await reach(opened);
    control.abort();
    await expect(ending).rejects.toMatchObject({ name: 'AbortError' });
    expect(opened.clock.isRunning()).toBe(false);
  });

  test('that is refused is tried once more under another name: the first may have arrived', async () => {
    const { upload, tasks } = open();
    const ending = upload();
    await tasks.started(1);
    tasks.last().fail('storage/unauthorized');
    await tasks.started(2);
    expect(tasks.last().path).toBe('to/name-2');
    tasks.last().end();
    expect(await ending).toBe('name-2');
  });

  test.each([
    ['storage/unauthorized', 2, /not accepted/],
    ['storage/unauthenticated', 1, /Sign in again/],
    ['storage/retry-limit-exceeded', 1, /could not be reached/],
    ['storage/quota-exceeded', 1, /full at the moment/],
    ['storage/unknown', 1, /Try again in a minute/],
  ])('that fails with %s says so in words', async (code, tries, words) => {
    const { upload, tasks } = open();
    const ending = upload();
    for (let count = 1; count <= tries; count += 1) {
      await tasks.started(count);
      tasks.last().fail(code);
    }
    await expect(ending).rejects.toThrow(words);
    expect(tasks.count()).toBe(tries);
  });
});

function open({ isLost = false } = {}) {
  const line = createLine(isLost);
  const clock = createClock();
  const tasks = createTasks();
  const sent: number[] = [];
  let names = 0;
  const send = createUpload({
    line,
    startTimer: clock.startTimer,
    loadStorage: async () => ({ start: tasks.start }),
  });
  const upload = (signal = new AbortController().signal) =>
    send({
      nextName: () => {
        names += 1;
        return `name-${names}`;
      },
      pathOf: (name) => `to/${name}`,
      file: FILE,
      type: 'text/plain',
      onSent: (bytes) => sent.push(bytes),
      signal,
    });
  return { upload, line, clock, tasks, sent };
}

type Opened = ReturnType<typeof open>;

/** The provider's tasks, which end when the test says so. */
function createTasks() {
  const made: Made[] = [];
  const last = (): Made => {
    const task = made.at(-1);
    if (task === undefined) throw new Error('No task was started');
    return task;
  };
  return {
    last,
    count: () => made.length,
    started: async (count: number) => {
      await expect.poll(() => made.length).toBe(count);
    },
    start: (path: string, file: Blob, type: string): UploadTask => {
      const acts: string[] = [];
      let tell = (_bytes: number) => {};
      let end = () => {};
      let fail = (_code: string) => {};
      const done = new Promise<void>((resolve, reject) => {
        end = resolve;
        fail = (code) => reject(new UploadError(code));
      });
      let isOver = false;
      void done
        .catch(() => undefined)
        .finally(() => {
          isOver = true;
        });
      made.push({ path, file, type, acts, tell: (bytes) => tell(bytes), end, fail });
      return {
        done,
        watch: (onSent) => {
          tell = onSent;
        },
        pause: () => acts.push('pause'),
        resume: () => acts.push('resume'),
        cancel: () => void (isOver || acts.push('cancel')),
      };
    },
  };
}

type Made = {
  path: string;
  file: Blob;
  type: string;
  acts: string[];
  tell: (bytes: number) => void;
  end: () => void;
  fail: (code: string) => void;
};

/** A connection whose state the test decides; `asked` resolves when someone waits for it. */
function createLine(isLostAtFirst: boolean) {
  let lost = isLostAtFirst;
  let checks = 0;
  let noteAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  const listeners = new Set<() => void>();
  const become = (next: boolean) => {
    lost = next;
    for (const listener of listeners) listener();
  };
  return {
    asked,
    checks: () => checks,
    lose: () => become(true),
    comeBack: () => become(false),
    isLost: () => lost,
    check: async () => {
      checks += 1;
      return lost;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenBack: () =>
      new Promise<void>((resolve) => {
        if (!lost) return resolve();
        listeners.add(resolve);
        noteAsked();
      }),
  };
}

/** Time that passes when the test says so. */
function createClock() {
  let timer: { left: number; onTime: () => void } | null = null;
  return {
    isRunning: () => timer !== null,
    startTimer: (ms: number, onTime: () => void) => {
      const mine = { left: ms, onTime };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
    passes: async (ms: number) => {
      for (let left = ms; timer !== null && left >= timer.left;) {
        const { onTime, left: spent } = timer;
        left -= spent;
        timer = null;
        onTime();
        // It asks about the connection before it goes on.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}
