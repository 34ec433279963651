/** What storage.rules must allow and refuse: one table, run through the emulator and on every weakened copy of the rules. */
import {
  incomingPath,
  MESSAGE_FILES,
  messageFilePath,
  PICTURE_MOST_BYTES,
  PICTURE_TYPES,
  picturePath,
} from '../../functions/src/contract/files/files.ts';

/** What the ID token of each caller says, if there is one. `me` is whose folder it is. */
export const CALLERS = {
  'the person': (me) => ({ user_id: me, email_verified: true }),
  'the person before the address is confirmed': (me) => ({ user_id: me, email_verified: false }),
  'the person without an address': (me) => ({
    user_id: me,
    firebase: { sign_in_provider: 'password' },
  }),
  'the person by passkey': (me) => ({ user_id: me, firebase: { sign_in_provider: 'custom' } }),
  'a hand-off identity': (me) => ({ user_id: me, email_verified: true, handoff: true }),
  'a server of the person': (me) => ({
    user_id: `server:${me}`,
    firebase: { sign_in_provider: 'custom' },
  }),
  'another person': (me) => ({ user_id: `${me}-other`, email_verified: true }),
  'a member, who may open their server': (me) => ({
    user_id: `${me}-member`,
    email_verified: true,
  }),
  'a visitor': () => null,
} as const satisfies Record<string, (me: string) => object | null>;

export type Caller = keyof typeof CALLERS;
export type Act = 'create' | 'get' | 'list' | 'update' | 'delete';
export type Outcome = 'allowed' | 'refused';

export type StoredFile = {
  contentType: string;
  size: number;
  /** Of the client's own. */
  metadata?: Record<string, string>;
};

export type StorageCase = {
  /** Begins with the folder. */
  name: string;
  as: Caller;
  expected: Outcome;
  act: Act;
  /** Of the file, or of the folder that is listed. */
  path: (me: string) => string;
  /** What is uploaded, or lies there before anything else is done. */
  file: StoredFile;
  /** Whether something lies where it is uploaded to. */
  isTaken?: boolean;
};

const NAME = '6f1c2a90-7d3e-4b1a-9c55-0e8f2d4b6a71';
const NO_NAMES = [
  'me',
  `${NAME}.png`,
  `${NAME}0`,
  `0${NAME}`,
  NAME.toUpperCase(),
  NAME.replaceAll('-', ''),
  NAME.replace('6f', 'zz'),
  `${NAME}\n`,
  `${NAME}/${NAME}`,
];
const NO_TYPES = [
  'image/svg+xml',
  'image/gif',
  'image/avif',
  'image/PNG',
  'image/png; charset=utf-8',
  'text/html',
  'application/javascript',
  'application/octet-stream',
];
const STRANGERS = [
  'a hand-off identity',
  'a server of the person',
  'another person',
  'a member, who may open their server',
  'a visitor',
] as const;
const UNCONFIRMED = [
  'the person before the address is confirmed',
  'the person without an address',
] as const;
const PNG: StoredFile = { contentType: 'image/png', size: 100 };

const FOLDERS = [
  {
    folder: 'incoming',
    path: incomingPath,
    types: PICTURE_TYPES,
    noTypes: [...NO_TYPES, 'application/pdf', 'text/plain', 'application/zip'],
    mostBytes: PICTURE_MOST_BYTES,
  },
  {
    folder: 'messages',
    path: messageFilePath,
    types: MESSAGE_FILES.types,
    noTypes: NO_TYPES,
    mostBytes: MESSAGE_FILES.mostBytes,
  },
];

export const STORAGE_CASES: readonly StorageCase[] = [
  ...FOLDERS.flatMap(uploads),
  ...FOLDERS.flatMap(unreadable),
  ...FOLDERS.flatMap(changes),
  ...shownPictures(),
  ...elsewhere(),
];

function uploads({ folder, path, types, noTypes, mostBytes }: Folder): StorageCase[] {
  const create = (
    words: string,
    expected: Outcome,
    { as = 'the person', at = (me) => path(me, NAME), file = {}, isTaken = false }: Upload = {},
  ): StorageCase => ({
    name: `${folder}: upload ${words}`,
    as,
    expected,
    act: 'create',
    path: at,
    file: { ...PNG, ...file },
    isTaken,
  });

  return [
    ...types.map((contentType) =>
      create(`of ${contentType}`, 'allowed', { file: { contentType } }),
    ),
    ...noTypes.map((contentType) =>
      create(`of ${contentType}`, 'refused', { file: { contentType } }),
    ),
    create('of one byte', 'allowed', { file: { size: 1 } }),
    create('as large as may be', 'allowed', { file: { size: mostBytes } }),
    create('one byte larger', 'refused', { file: { size: mostBytes + 1 } }),
    create('into their folder', 'allowed', { as: 'the person by passkey' }),
    ...STRANGERS.map((as) => create('into a person’s folder', 'refused', { as })),
    ...UNCONFIRMED.map((as) =>
      create('into their folder', folder === 'incoming' ? 'allowed' : 'refused', { as }),
    ),
    create('into another’s folder', 'refused', { at: (me) => path(`${me}-other`, NAME) }),
    create('beside the folders', 'refused', { at: () => `${folder}/${NAME}` }),
    create('over a file', 'refused', { isTaken: true }),
    create('with metadata of its own', 'refused', { file: { metadata: { note: 'x' } } }),
    ...NO_NAMES.map((name) =>
      create(`named ${JSON.stringify(name)}`, 'refused', { at: (me) => path(me, name) }),
    ),
    ...(folder === 'messages' ? [create('of nothing', 'refused', { file: { size: 0 } })] : []),
  ];
}

function changes({ folder, path }: Pick<Folder, 'folder' | 'path'>): StorageCase[] {
  return (['update', 'delete'] as const).flatMap((act) =>
    (['the person', ...STRANGERS] as const).map((as) =>
      refuses(folder, act, as, (me) => path(me, NAME)),
    ),
  );
}

/** Who sends a file cannot read it either. */
function unreadable({ folder, path }: Folder): StorageCase[] {
  const file = (me: string) => path(me, NAME);
  return [
    ...(['the person', ...STRANGERS] as const).map((as) => refuses(folder, 'get', as, file)),
    ...unlisted(folder, file),
  ];
}

/** The API alone writes them. */
function shownPictures(): StorageCase[] {
  const picture = (me: string) => picturePath(me, NAME);
  return [
    ...(['the person', ...UNCONFIRMED] as const).map((as): StorageCase => {
      const refusal = refuses('pictures', 'get', as, picture);
      return { ...refusal, expected: 'allowed' };
    }),
    ...STRANGERS.map((as) => refuses('pictures', 'get', as, picture)),
    refuses('pictures', 'get', 'the person', (me) => `${picture(me)}/more`),
    ...(['the person', 'the person by passkey', ...STRANGERS] as const).map((as) =>
      refuses('pictures', 'create', as, picture),
    ),
    ...changes({ folder: 'pictures', path: picturePath }),
    ...unlisted('pictures', picture),
  ];
}

function unlisted(folder: string, file: (me: string) => string): StorageCase[] {
  return (['the person', 'a visitor'] as const).flatMap((as) => [
    refuses(folder, 'list', as, file),
    refuses(folder, 'list', as, (me) => `${folder}/${me}`),
    refuses(folder, 'list', as, () => folder),
  ]);
}

/** A folder that no one has thought of must be closed as well. */
function elsewhere(): StorageCase[] {
  const acts: Act[] = ['create', 'get', 'list', 'update', 'delete'];
  return acts.flatMap((act) => [
    refuses('others', act, 'the person', (me) => `others/${me}/${NAME}`),
    refuses('others', act, 'the person', (me) => `${me}/${NAME}`),
  ]);
}

function refuses(folder: string, act: Act, as: Caller, path: StorageCase['path']): StorageCase {
  const name = `${folder}: ${act} of ${path('…').replace(NAME, 'a name')}`;
  return { name, as, expected: 'refused', act, path, file: PNG };
}

type Folder = (typeof FOLDERS)[number];

type Upload = {
  as?: Caller;
  at?: StorageCase['path'];
  file?: Partial<StoredFile>;
  isTaken?: boolean;
};
