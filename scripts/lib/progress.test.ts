import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress, elapsed } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pipe gets a line at the start, one every ten seconds, and one at the end', async () => {
  const { stream, text } = recordingStream({});
  let placed = 0;
  const install = after(25_000);
  const shown = createProgress(stream).during('Installing', install, () => `${placed} of 9`);
  placed = 4;
  await vi.advanceTimersByTimeAsync(25_000);
  await shown;
  expect(text().split('\n')).toEqual([
    'Installing …',
    '  Installing, 4 of 9, 0:10',
    '  Installing, 4 of 9, 0:20',
    'Installing, 4 of 9, 0:25',
    '',
  ]);
});

test('a terminal shows all that is under way in one line, which fits', async () => {
  const { stream, text } = recordingStream({ isTTY: true, columns: 30 });
  const progress = createProgress(stream);
  const shown = [
    progress.during('Building the site', after(3000)),
    progress.during('Starting the emulators', after(3000)),
  ];
  await vi.advanceTimersByTimeAsync(2000);
  const last = text().split('\r\u001B[2K').at(-1);
  expect(last).toBe('Building the site, 0:02 · Sta');
  expect(text()).not.toContain('\n');
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(shown);
  expect(text()).toContain('Starting the emulators, 0:03\n');
});

test('nothing is written after the last task, and a failure passes through', async () => {
  const { stream, text } = recordingStream({ isTTY: true });
  const failing = createProgress(stream).during('Building', after(1000, new Error('no')));
  await Promise.all([expect(failing).rejects.toThrow('no'), vi.advanceTimersByTimeAsync(1000)]);
  const before = text();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(text()).toBe(before);
  expect(before.endsWith('\r\u001B[2K')).toBe(true);
});

test('an end in the middle stops the lines', async () => {
  const { stream, text } = recordingStream({});
  const progress = createProgress(stream);
  void progress.during('Installing', after(60_000));
  progress.end();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(text()).toBe('Installing …\n');
});

test('time is minutes and seconds', () => {
  expect(elapsed(0)).toBe('0:00');
  expect(elapsed(65_900)).toBe('1:05');
});

function recordingStream(options: { isTTY?: boolean; columns?: number }) {
  let written = '';
  const write = (more: string) => void (written += more);
  return { stream: { ...options, write }, text: () => written };
}

function after(milliseconds: number, error?: Error) {
  return new Promise<void>((resolve, reject) => {
    setTimeout(() => (error ? reject(error) : resolve()), milliseconds);
  });
}
