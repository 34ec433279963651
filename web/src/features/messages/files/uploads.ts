import { MESSAGE_FILES } from '@contract/files/files.ts';
import { createSignal } from '@/lib/signal.ts';

/** The files that go with a message: each is checked, then uploaded, and can be stopped, retried and removed. */
export function createUploads({ check, upload, describe }: UploadsPorts): Uploads {
  let rows: readonly FileRow[] = [];
  let lastKey = 0;
  const controls = new Map<number, AbortController>();
  const changed = createSignal();

  function set(next: readonly FileRow[]): void {
    rows = next;
    changed.emit();
  }

  function update(key: number, state: FileState): void {
    set(rows.map((row) => (row.key === key ? { ...row, state } : row)));
  }

  async function run({ key, file }: Pick<FileRow, 'key' | 'file'>): Promise<void> {
    const control = new AbortController();
    const { signal } = control;
    controls.set(key, control);
    update(key, UNDER_WAY);
    const end = (state: FileState) => {
      if (!signal.aborted) update(key, state);
    };
    try {
      const checked = await check(file);
      if (signal.aborted) return;
      if ('problem' in checked) return end({ kind: 'refused', problem: checked.problem });
      const onSent = (sent: number) => end({ kind: 'under-way', sent });
      const id = await upload({ file, type: checked.type, onSent, signal });
      end({ kind: 'there', id });
    } catch (cause) {
      end({ kind: 'failed', problem: describe(cause) });
    }
  }

  function stop(key: number): void {
    controls.get(key)?.abort();
    controls.delete(key);
  }

  return {
    subscribe: changed.subscribe,
    rows: () => rows,
    add: (files) => {
      const room = MESSAGE_FILES.most - rows.length;
      const added = files.slice(0, room).map((file): FileRow => {
        lastKey += 1;
        return { key: lastKey, file, state: UNDER_WAY };
      });
      set([...rows, ...added]);
      for (const row of added) void run(row);
      return Math.max(0, files.length - room);
    },
    stop: (key) => {
      stop(key);
      update(key, { kind: 'stopped' });
    },
    retry: (key) => {
      const row = rows.find((one) => one.key === key);
      if (row !== undefined) void run(row);
    },
    remove: (key) => {
      stop(key);
      set(rows.filter((row) => row.key !== key));
    },
    clear: () => {
      for (const { key } of rows) stop(key);
      set([]);
    },
    whenSettled: () =>
      new Promise((resolve) => {
        const isSettled = () => rows.every(({ state }) => state.kind !== 'under-way');
        if (isSettled()) return resolve();
        const unsubscribe = changed.subscribe(() => {
          if (!isSettled()) return;
          unsubscribe();
          resolve();
        });
      }),
  };
}

const UNDER_WAY: FileState = { kind: 'under-way', sent: 0 };

export type FileState =
  /** It cannot go with a message. */
  | { kind: 'refused'; problem: string }
  /** `sent` are the bytes that have arrived. */
  | { kind: 'under-way'; sent: number }
  /** Uploaded, under the name that was handed out for it. */
  | { kind: 'there'; id: string }
  | { kind: 'stopped' }
  | { kind: 'failed'; problem: string };

export type FileRow = { key: number; file: File; state: FileState };

export type Uploads = {
  subscribe: (listener: () => void) => () => void;
  /** The same list until something changes. */
  rows: () => readonly FileRow[];
  /** @returns how many there was no room for */
  add: (files: readonly File[]) => number;
  stop: (key: number) => void;
  retry: (key: number) => void;
  remove: (key: number) => void;
  /** Stops and removes all. */
  clear: () => void;
  /** Resolves when nothing is under way. */
  whenSettled: () => Promise<void>;
};

/** What it needs of the outside; a test hands in its own. */
export type UploadsPorts = {
  /** The type under which a file can go with a message, or why it cannot, in words. Rejects if it cannot be read. */
  check: (file: File) => Promise<{ type: string } | { problem: string }>;
  /** @returns the name that was handed out for the file */
  upload: (sending: {
    file: File;
    type: string;
    onSent: (bytes: number) => void;
    signal: AbortSignal;
  }) => Promise<string>;
  /** Why it could not be read or uploaded, in words. */
  describe: (cause: unknown) => string;
};
