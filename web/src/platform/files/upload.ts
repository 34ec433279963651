import { untilAborted } from '@/lib/until-aborted.ts';
import type { Connection } from '../connection/connection.ts';

/** An upload that did not succeed. `message` is a sentence that can be shown. */
export class UploadError extends Error {
  override name = 'UploadError';
  /** The provider's own, such as `storage/unauthorized`. */
  readonly code: string;

  constructor(code: string) {
    super(WORDS[code] ?? 'It could not be uploaded. Try again in a minute.');
    this.code = code;
  }
}

/** How long the bucket may be silent, while the site answers, before an upload is given up. Milliseconds. */
export const LONGEST_SILENCE_MS = 150_000;

/**
 * Sends a file to the bucket. It rests while there is no connection, and goes on when that is back.
 * @returns gives the name under which the file is stored
 * @throws {UploadError} and the signal's reason once it is aborted
 */
export function createUpload({ line, loadStorage, startTimer }: UploadPorts) {
  async function send(path: string, { file, type, onSent, signal }: Sending): Promise<void> {
    let task: UploadTask | null = null;
    let isOver = false;
    let silentMs = 0;
    let stopTimer = () => {};
    let giveUp = (_cause: UploadError) => {};
    const givenUp = new Promise<never>((_resolve, reject) => {
      giveUp = reject;
    });
    const listen = () => {
      stopTimer();
      if (!isOver) stopTimer = startTimer(LISTEN_MS, () => void look());
    };
    const look = async () => {
      silentMs = (await line.check()) ? 0 : silentMs + LISTEN_MS;
      if (silentMs >= LONGEST_SILENCE_MS) giveUp(new UploadError('storage/retry-limit-exceeded'));
      listen();
    };
    // The provider's client would try again too, but only after a pause that doubles each time.
    const unfollow = line.subscribe(() => {
      if (line.isLost()) task?.pause();
      else task?.resume();
    });
    try {
      const storage = await untilAborted(loadStorage(), signal);
      await untilAborted(line.whenBack(), signal);
      task = storage.start(path, file, type);
      task.watch((sent) => {
        silentMs = 0;
        listen();
        onSent(sent);
      });
      listen();
      await untilAborted(Promise.race([task.done, givenUp]), signal);
    } finally {
      isOver = true;
      stopTimer();
      unfollow();
      task?.cancel();
    }
  }

  return async ({ nextName, pathOf, ...sending }: UploadRequest): Promise<string> => {
    for (let isAgain = false; ; isAgain = true) {
      const name = await nextName();
      try {
        await send(pathOf(name), sending);
        return name;
      } catch (cause) {
        // An object is written only once. It is there if the connection was lost just before the answer.
        const isRefused = cause instanceof UploadError && cause.code === 'storage/unauthorized';
        if (isAgain || !isRefused) throw cause;
      }
    }
  };
}

/** After so long without news it is asked whether the connection is lost. Milliseconds. */
const LISTEN_MS = 5000;

const WORDS: Partial<Record<string, string>> = {
  'storage/unauthenticated':
    'Your session has ended, so it was not uploaded. Sign in again, then try once more.',
  'storage/unauthorized':
    'It was not accepted. Load the page again and try once more; if that does not help, sign out and in again.',
  'storage/retry-limit-exceeded':
    'Our storage could not be reached. Check your connection and try again.',
  'storage/quota-exceeded':
    'Our storage is full at the moment. Try again tomorrow, or write to us.',
};

type Sending = {
  file: Blob;
  /** Its media type, which the bucket keeps with it. */
  type: string;
  /** Is told how many bytes have arrived. After a loss they may be fewer than before. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
};

export type UploadRequest = Sending & {
  /** Each try has a name of its own. */
  nextName: () => string | Promise<string>;
  pathOf: (name: string) => string;
};

/** The provider's task for one file. */
export type UploadTask = {
  watch: (onSent: (bytes: number) => void) => void;
  /** Rejects with an `UploadError`. */
  done: Promise<void>;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
};

/** How an upload reaches the network; a test hands in its own. */
export type UploadPorts = {
  line: Pick<Connection, 'isLost' | 'check' | 'subscribe' | 'whenBack'>;
  loadStorage: () => Promise<{
    start: (path: string, file: Blob, type: string) => UploadTask;
  }>;
  /** Calls back after so many milliseconds unless cancelled. */
  startTimer: (ms: number, onTime: () => void) => () => void;
};
