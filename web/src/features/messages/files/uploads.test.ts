import { expect, test } from 'vitest';
import { createUploads, type UploadsPorts } from './uploads.ts';

type Sending = Parameters<UploadsPorts['upload']>[0];

const fileOf = (name: string) => new File(['text'], name);

/** Uploads that wait until the test says how they end. */
function open({ check = async () => ({ type: 'text/plain' }) }: Partial<UploadsPorts> = {}) {
  const started: (Sending & { end: (id: string) => void; fail: (cause: Error) => void })[] = [];
  const uploads = createUploads({
    check,
    upload: (sending) =>
      new Promise((end, fail) => {
        started.push({ ...sending, end, fail });
      }),
    describe: (cause) => (cause instanceof Error ? `Not uploaded: ${cause.message}` : ''),
  });
  const states = () => uploads.rows().map(({ file, state }) => ({ name: file.name, ...state }));
  const when = async (isSo: () => boolean) => {
    await expect.poll(isSo).toBe(true);
  };
  return { uploads, started, states, when };
}

// R-FIL-02
test('a file is checked, uploaded with its progress, and there', async () => {
  const { uploads, started, states, when } = open();
  uploads.add([fileOf('a.log')]);
  expect(states()).toEqual([{ name: 'a.log', kind: 'under-way', sent: 0 }]);
  await when(() => started.length === 1);
  expect(started[0]?.type).toBe('text/plain');
  started[0]?.onSent(2);
  expect(states()).toEqual([{ name: 'a.log', kind: 'under-way', sent: 2 }]);
  started[0]?.end('id-a');
  await uploads.whenSettled();
  expect(states()).toEqual([{ name: 'a.log', kind: 'there', id: 'id-a' }]);
});

// R-FIL-02
test('one that is refused is not uploaded, and hinders no other', async () => {
  const { uploads, started, states } = open({
    check: async ({ name }) =>
      name === 'a.exe' ? { problem: 'No programs.' } : { type: 'text/plain' },
  });
  uploads.add([fileOf('a.exe'), fileOf('b.log')]);
  await expect.poll(() => started.length).toBe(1);
  started[0]?.end('id-b');
  await uploads.whenSettled();
  expect(states()).toEqual([
    { name: 'a.exe', kind: 'refused', problem: 'No programs.' },
    { name: 'b.log', kind: 'there', id: 'id-b' },
  ]);
});

// R-FIL-02
test('one that fails says why, and can be tried again', async () => {
  const { uploads, started, states, when } = open();
  uploads.add([fileOf('a.log')]);
  await when(() => started.length === 1);
  started[0]?.fail(new Error('no storage'));
  await uploads.whenSettled();
  expect(states()).toMatchObject([{ kind: 'failed', problem: 'Not uploaded: no storage' }]);
  uploads.retry(uploads.rows()[0]?.key ?? 0);
  await when(() => started.length === 2);
  started[1]?.end('id-again');
  await uploads.whenSettled();
  expect(states()).toMatchObject([{ kind: 'there', id: 'id-again' }]);
});

// R-FIL-02
test('one that is stopped stays stopped, whatever still comes of it, until it is retried', async () => {
  const { uploads, started, states, when } = open();
  uploads.add([fileOf('a.log')]);
  await when(() => started.length === 1);
  uploads.stop(uploads.rows()[0]?.key ?? 0);
  expect(started[0]?.signal.aborted).toBe(true);
  await uploads.whenSettled();
  started[0]?.onSent(4);
  started[0]?.end('too-late');
  await Promise.resolve();
  expect(states()).toEqual([{ name: 'a.log', kind: 'stopped' }]);
  uploads.retry(uploads.rows()[0]?.key ?? 0);
  await when(() => started.length === 2);
  started[1]?.end('id-a');
  await uploads.whenSettled();
  expect(states()).toMatchObject([{ kind: 'there', id: 'id-a' }]);
});

// R-FIL-02
test('one that is removed is gone, its upload ends, and its place is free', async () => {
  const { uploads, started, states, when } = open();
  const names = ['1', '2', '3', '4', '5'];
  expect(uploads.add(names.map(fileOf))).toBe(0);
  expect(uploads.add([fileOf('6'), fileOf('7')])).toBe(2);
  await when(() => started.length === 5);
  uploads.remove(uploads.rows()[0]?.key ?? 0);
  expect(started[0]?.signal.aborted).toBe(true);
  expect(uploads.add([fileOf('8'), fileOf('9')])).toBe(1);
  expect(states().map(({ name }) => name)).toEqual(['2', '3', '4', '5', '8']);
  uploads.clear();
  expect(states()).toEqual([]);
  await when(() => started.every(({ signal }) => signal.aborted));
});

// R-FIL-02
test('a file that cannot be read fails in words', async () => {
  const { uploads, states } = open({ check: () => Promise.reject(new Error('moved')) });
  uploads.add([fileOf('a.log')]);
  await uploads.whenSettled();
  expect(states()).toMatchObject([{ kind: 'failed', problem: 'Not uploaded: moved' }]);
});
