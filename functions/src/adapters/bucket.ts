/** The bucket of Cloud Storage in which people's files are. Every call of it has a time limit. */
import { once, setMaxListeners } from 'node:events';
import { addAbortSignal, type Readable } from 'node:stream';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import { LIMITS_MS, notAnswering, waitingFor, within } from '../concurrency/deadline.ts';
import { codeOf } from '../foundation/database-errors.ts';

/** A file as it was found. */
export type StoredFile = {
  path: string;
  bytes: number;
  /** What its sender says that it is. */
  claimedType: string;
  /** Whether it is stored in another form than the one that is read, such as packed. */
  isEncoded: boolean;
  createdAt: Date;
  /** Whether we have made it. All others come with a token that opens them to everyone, and their senders know it. */
  isOurs: boolean;
  generation: string;
};

export type NewFile = {
  path: string;
  bytes: Buffer;
  type: string;
  /** Opens it to all who know it. */
  token: string;
  cacheControl: string;
};

/** Of one stream, before Node warns of a leak: Google's library sets eleven on one of its own, and none stays. */
const MOST_LISTENERS = 16;

export function createBucket(storage: () => Promise<Storage>, name: string) {
  async function bucket() {
    return (await storage()).bucket(name);
  }

  async function fileAt({ path, generation }: Pick<StoredFile, 'path' | 'generation'>) {
    return (await bucket()).file(path, { generation });
  }

  /** Gone already counts as removed. */
  async function remove(path: string): Promise<void> {
    await bounded(async () => (await bucket()).file(path).delete({ ignoreNotFound: true }));
  }

  /** All files below a folder, page by page. */
  async function* pages(folder: string): AsyncGenerator<StoredFile[]> {
    let query: object | null = { prefix: folder, maxResults: PAGE, autoPaginate: false };
    while (query !== null) {
      const asked: object = query;
      const [files, next] = await bounded(async () => (await bucket()).getFiles(asked));
      yield files.map(({ metadata }) => toStored(metadata));
      query = next ?? null;
    }
  }

  return {
    async find(path: string): Promise<StoredFile | null> {
      return unlessGone(null, async () => {
        const [metadata] = await (await bucket()).file(path).getMetadata();
        return toStored(metadata);
      });
    },

    /**
     * Reads a file.
     * @param end the last byte that is wanted, counted from 0; by default all are
     */
    async read<T>(
      file: StoredFile,
      use: (pieces: AsyncIterable<Uint8Array>) => Promise<T>,
      end?: number,
    ): Promise<T> {
      const range = end === undefined ? {} : { start: 0, end };
      return bounded(async (signal) => {
        const source = (await fileAt(file)).createReadStream({ ...AS_STORED, ...range });
        return use(addAbortSignal(signal, source));
      });
    },

    /** Begins to read a file, for as long as its reader takes. */
    async open(file: StoredFile): Promise<Readable> {
      setMaxListeners(MOST_LISTENERS);
      return bounded(async (signal) => {
        const source = (await fileAt(file)).createReadStream(AS_STORED);
        await once(addAbortSignal(signal, source), 'readable');
        return source;
      });
    },

    /** Reads all of a file, whether its sender or we have written it last. @returns null if it is gone */
    readAll: (path: string): Promise<Buffer | null> =>
      unlessGone(null, async () => (await (await bucket()).file(path).download(AS_STORED))[0]),

    /** Stores a new file. */
    write: (file: NewFile): Promise<void> =>
      bounded(async () => (await bucket()).file(file.path).save(file.bytes, asNew(file))),

    /**
     * Copies a file onto itself with nothing of what its sender said of it, so that only we can read it.
     * @returns false if the file is gone or is another one by now
     */
    async makeOurs(file: StoredFile, type: string): Promise<boolean> {
      return unlessGone(false, async () => {
        await (await fileAt(file)).copy(file.path, asOurs(file, type));
        return true;
      });
    },

    remove,

    async removeAll(folder: string): Promise<void> {
      for await (const page of pages(folder)) {
        for (let at = 0; at < page.length; at += AT_ONCE) {
          await Promise.all(page.slice(at, at + AT_ONCE).map(({ path }) => remove(path)));
        }
      }
    },

    pages,

    /** How many files are below a folder: exactly, if they are few. */
    async count(folder: string): Promise<number> {
      const { value } = await pages(folder).next();
      return value?.length ?? 0;
    },

    /** Where browsers show a file that has this token, without a sign-in. */
    addressOf: (path: string, token: string) => addressIn(name, path, token),
  };
}

function addressIn(bucket: string, path: string, token: string): string {
  // Where the emulator is, the SDK notes here.
  const host = process.env['STORAGE_EMULATOR_HOST'] ?? 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** The bucket of this deployment. */
export function bucketOf({ storage, config }: WithBucket): Bucket {
  return createBucket(storage, config.storageBucket);
}

type WithBucket = { storage: () => Promise<Storage>; config: { storageBucket: string } };
export type Bucket = ReturnType<typeof createBucket>;

const PAGE = 500;
const AT_ONCE = 10;

/** Where Firebase keeps the token of a file. */
const TOKEN = 'firebaseStorageDownloadTokens';
/** The rules of the bucket let no one else set it. */
const OURS = 'copied';

const AS_STORED = { decompress: false };

function asNew({ type, token, cacheControl }: NewFile) {
  return {
    resumable: false,
    contentType: type,
    metadata: { cacheControl, metadata: { [OURS]: 'yes', [TOKEN]: token } },
    preconditionOpts: { ifGenerationMatch: 0 },
  };
}

function asOurs({ generation }: StoredFile, type: string) {
  return {
    contentType: type,
    // Instead of what the file has: its token among others.
    metadata: { [OURS]: 'yes' },
    preconditionOpts: { ifGenerationMatch: generation },
  };
}

const Metadata = z.object({
  name: z.string(),
  size: z.coerce.number(),
  contentType: z.string().default(''),
  contentEncoding: z.string().default(''),
  timeCreated: z.coerce.date(),
  generation: z.coerce.string(),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

function toStored(metadata: unknown): StoredFile {
  const read = Metadata.parse(metadata);
  return {
    path: read.name,
    bytes: read.size,
    claimedType: read.contentType,
    isEncoded: !['', 'identity'].includes(read.contentEncoding),
    createdAt: read.timeCreated,
    isOurs: OURS in read.metadata,
    generation: read.generation,
  };
}

/** Codes of HTTP. The second is the answer to a call about a file that is another one by now. */
const GONE: readonly unknown[] = [404, 412];
const TOO_MANY = 429;
const FIRST_OF_THE_SERVER = 500;

function unlessGone<T>(gone: T, work: () => Promise<T>): Promise<T> {
  return bounded(async () => {
    try {
      return await work();
    } catch (error) {
      if (GONE.includes(codeOf(error))) return gone;
      throw error;
    }
  });
}

async function bounded<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limited = within(LIMITS_MS.fileCall, work, () => notAnswering('files'));
  try {
    return await waitingFor('files', limited);
  } catch (error) {
    if (isSilent(error)) throw notAnswering('files', error);
    throw error;
  }
}

/** Whether the bucket could not be reached, or could not answer. */
function isSilent(error: unknown): boolean {
  const code = codeOf(error);
  if (typeof code === 'number') return code === TOO_MANY || code >= FIRST_OF_THE_SERVER;
  // Of a connection, such as ECONNREFUSED.
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}
