/** What firestore.rules must allow and refuse: one table, run on the rules themselves and on every weakened copy of them. */
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { DOCUMENTS } from '../../functions/src/schema.ts';
import { NEVER } from '../../functions/src/contract/people.ts';

const BY_PASSWORD = { signInProvider: 'password', hasEmail: true, claims: {} } as const;
const HAND_OFF = { signInProvider: 'custom', hasEmail: true, claims: { handoff: true } } as const;

/** When sessions began, in seconds, and whether they count: where the person's gate is `GATE`, and where they have none. */
const GATE = { validAfter: 2000, kept: [1000], ended: [3000], endedTokens: ['3400.ended'] };
const SESSIONS = {
  'the person in a session that was ended': session(3000, false, true),
  'the person in the first session that counts': session(2000, true, true),
  'the person in the last session before': session(1999, false, true),
  'the person in a session that was kept': session(1000, true, true),
  'the person by passkey': byPasskey(3500, 3440, true, true),
  'the person by a passkey whose session was ended': {
    ...byPasskey(3500, 3440, false, true),
    claims: { mintedAt: 3440, tokenId: '3400.ended' },
  },
  'the person by another passkey within the same second': {
    ...byPasskey(3500, 3440, true, true),
    claims: { mintedAt: 3440, tokenId: '3440.other' },
  },
  'the person by passkey in the second of a session that was ended': {
    ...byPasskey(3000, 2990, false, true),
    claims: { mintedAt: 2990, tokenId: '2990.other' },
  },
  'the person by passkey, by a clock that is behind': byPasskey(3500, 3560, true, true),
  'the person by a token that was kept': byPasskey(3500, 3439, false, false),
  'the person by a token of the future': byPasskey(3500, 3561, false, false),
  'the person by the first token that counts': byPasskey(2010, 2000, true, true),
  'the person by the last token before': byPasskey(2010, 1999, false, true),
  'the person by the first token that counts, in a session from before': byPasskey(
    1999,
    2000,
    false,
    true,
  ),
  'the person by passkey in a session that was kept': byPasskey(1000, 990, true, true),
  'the person by a custom token of another kind': {
    ...session(3500, false, false),
    signInProvider: 'custom' as const,
  },
};

/** Who requests a person's documents. The hand-off identities but the last would be that person, with a uid of their kind. */
export const CALLERS = {
  ...SESSIONS,
  'the person': BY_PASSWORD,
  'the person without an e-mail address': { ...BY_PASSWORD, hasEmail: false },
  'a hand-off identity': HAND_OFF,
  'a hand-off identity that gave itself a password': BY_PASSWORD,
  'a server of the person': HAND_OFF,
  'another person': BY_PASSWORD,
  nobody: null,
} as const;

export type Caller = keyof typeof CALLERS;

type SessionName = keyof typeof SESSIONS;
export type Outcome = 'allowed' | 'refused';

export type RuleCase = {
  name: string;
  as: Caller;
  expected: Outcome;
  /** Documents of that person that exist before, by path. */
  given: (me: string) => Record<string, DocumentData>;
  act: (db: Firestore, me: string) => Promise<unknown>;
};

function session(authTime: number, counts: boolean, countsWithoutGate: boolean) {
  return { ...BY_PASSWORD, authTime, counts, countsWithoutGate };
}

function byPasskey(
  authTime: number,
  mintedAt: number,
  counts: boolean,
  countsWithoutGate: boolean,
) {
  return {
    ...session(authTime, counts, countsWithoutGate),
    signInProvider: 'custom' as const,
    claims: { mintedAt },
  };
}

export function emailOf(uid: string): string {
  return `${uid}@alcove.test`;
}

/** Cases that begin from the same documents share people, so each of these is made once. */
const gates = new Map<RuleCase['given'], RuleCase['given']>();

const LONG_AGO = Timestamp.fromMillis(Date.UTC(2024, 0, 15));
const FAR_AHEAD = Timestamp.fromMillis(Date.UTC(2999, 0, 15));
const HAND_OFF_IDENTITIES = [
  'a hand-off identity',
  'a hand-off identity that gave itself a password',
] as const;
const OUTSIDERS = ['a server of the person', 'another person', 'nobody'] as const;

const { browser: _theirs, ...WRITTEN_BY_THE_API } = DOCUMENTS.users.owner;
const SERVER_ONLY_KEYS = [
  ...Object.values(WRITTEN_BY_THE_API).flat(),
  // Not in the product: a field that no one has thought of must be refused as well.
  ...'roles role admin plan planId status subscription servers uid emailVerified disabled x'.split(
    ' ',
  ),
];

const OPEN_COLLECTIONS = ['users', 'servers', 'machines', 'memberships', 'sharedMachines'];
// The last two are not in the product: a collection that no one has thought of must be closed as well.
const CLOSED_COLLECTIONS = [...Object.keys(DOCUMENTS), 'admins', 'plans'].filter(
  (name) => !OPEN_COLLECTIONS.includes(name),
);

const LINE_OF_100 = 'a'.repeat(100);
const FREE_TEXT = {
  good: ['', 'A', LINE_OF_100, 'ä'.repeat(100), 'Åsa O’Brien-Núñez 李'],
  bad: [
    ...['\u0000', '\n', '\u001F', '\u007F', '\u009F', '\u2028', '\u2029'].map(
      (control) => `Ada${control}L.`,
    ),
    ...['\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069'].map(
      (turn) => `${turn}Ada`,
    ),
    `${LINE_OF_100}a`,
    7,
    true,
    null,
    ['Ada'],
    { first: 'Ada' },
    LONG_AGO,
  ],
};
const FIELD_VALUES = {
  displayName: FREE_TEXT,
  company: FREE_TEXT,
  phone: {
    good: ['', '+44 20 7946 0958', '(030) 901820', '020-7946.0958', '12345', `+${'1'.repeat(31)}`],
    bad: [
      '1234',
      '1'.repeat(32),
      'call me',
      '+44 20 7946 0958 x2',
      '020 7946 0958\n',
      '--------',
      ' 12345',
      '((030) 901820',
      4420,
      null,
      ['12345'],
      { number: '12345' },
    ],
  },
  locale: {
    good: ['', 'en', 'gsw', 'en-GB', 'zh-Hant', 'zh-Hant-TW'],
    bad: [
      'e',
      'engl',
      'EN',
      'en_GB',
      'en-gb',
      'en-GBR',
      'en-',
      'en-GB ',
      '../en',
      'zh-hant',
      49,
      null,
      ['en'],
      { tag: 'en' },
    ],
  },
};

export const CASES: readonly RuleCase[] = [
  ...sessions(),
  ...readingProfiles(),
  ...creatingProfiles(),
  ...updatingProfiles(),
  ...valuesOfProfiles(),
  ...deletingProfiles(),
  ...belowProfiles(),
  ...readingServers(),
  ...writingServers(),
  ...readingMachines(),
  ...writingMachines(),
  ...readingMemberships(),
  ...writingMemberships(),
  ...readingSharedMachines(),
  ...writingSharedMachines(),
  ...CLOSED_COLLECTIONS.flatMap(closedCollection),
];

/** Every kind of session at a profile, and the one that was ended at whatever else a person may do. */
function sessions(): RuleCase[] {
  const ended = 'the person in a session that was ended';
  const list = (db: Firestore, name: string, field: string, me: string, more = limit(50)) =>
    getDocs(query(collection(db, name), where(field, '==', me), ...open(name), more));
  const open = (name: string) => (name === 'sharedMachines' ? [stillOpen()] : []);
  return [
    ...(Object.keys(SESSIONS) as SessionName[]).flatMap((as) => {
      const { counts, countsWithoutGate } = SESSIONS[as];
      return [
        (counts ? allows : refuses)('users: get own past a gate', as, gated(profile), getProfile),
        (countsWithoutGate ? allows : refuses)('users: get own', as, profile, getProfile),
      ];
    }),
    allows('users: get own past a gate', 'the person', gated(profile), getProfile),
    refuses('users: create', ended, gated(nothing), createProfile),
    refuses('users: update of the name', ended, gated(profile), mergeProfile(newName)),
    ...(
      [
        ['servers', 'uid', server],
        ['machines', 'uid', machine],
        ['memberships', 'owner', membershipOfOwner],
        ['sharedMachines', 'member', shared],
      ] as const
    ).flatMap(([name, field, given]) => [
      refuses(`${name}: get own`, ended, gated(given), (db, me) => getDoc(doc(db, name, me))),
      refuses(`${name}: list own`, ended, gated(given), (db, me) => list(db, name, field, me)),
    ]),
  ];
}

function readingProfiles(): RuleCase[] {
  return [
    ...(['the person', 'the person without an e-mail address'] as const).map((as) =>
      allows('users: get own', as, profile, getProfile),
    ),
    allows('users: get own before it exists', 'the person', nothing, getProfile),
    ...HAND_OFF_IDENTITIES.flatMap((as) => [
      refuses('users: get own', as, profile, getProfile),
      refuses('users: get own before it exists', as, nothing, getProfile),
    ]),
    ...OUTSIDERS.map((as) => refuses('users: get', as, profile, getProfile)),
    refuses('users: get of an absent one', 'another person', nothing, getProfile),
    ...lists('users', profile, [
      ['all', []],
      ['one', [limit(1)]],
      ['own by e-mail', (me) => [where('email', '==', emailOf(me)), limit(1)]],
      ['own by id', (me) => [where(documentId(), '==', me), limit(1)]],
    ]),
    refuses('users: query of the collection group', 'the person', profile, (db) =>
      getDocs(query(collectionGroup(db, 'users'), limit(1))),
    ),
  ];
}

function creatingProfiles(): RuleCase[] {
  const refused = (what: string, change: (me: string) => DocumentData) =>
    refuses(`users: create ${what}`, 'the person', nothing, (db, me) =>
      setDoc(doc(db, 'users', me), { ...wholeProfile(me), ...change(me) }),
    );

  return [
    allows('users: create with every field', 'the person', nothing, createProfile),
    allows('users: create by a merge', 'the person', nothing, (db, me) =>
      setDoc(doc(db, 'users', me), wholeProfile(me), { merge: true }),
    ),
    ...(['the person', 'the person without an e-mail address'] as const).map((as) =>
      allows('users: create with updatedAt alone', as, nothing, (db, me) =>
        setDoc(doc(db, 'users', me), { updatedAt: serverTimestamp() }),
      ),
    ),
    ...(
      ['the person without an e-mail address', ...HAND_OFF_IDENTITIES, ...OUTSIDERS] as const
    ).map((as) => refuses('users: create with every field', as, nothing, createProfile)),
    refused('with an e-mail address that is not the token’s', () => ({ email: 'ben@alcove.test' })),
    refused('with the token’s e-mail address in capitals', (me) => ({
      email: emailOf(me).toUpperCase(),
    })),
    refused('with a list of e-mail addresses', (me) => ({ email: [emailOf(me)] })),
    refused('with null for an e-mail address', () => ({ email: null })),
    refused('with an updatedAt of the client', () => ({ updatedAt: LONG_AGO })),
    refused('with null for updatedAt', () => ({ updatedAt: null })),
    refused('with a createdAt of the client', () => ({ createdAt: LONG_AGO })),
    refused('with null for createdAt', () => ({ createdAt: null })),
    ...SERVER_ONLY_KEYS.map((key) => refused(`with ${key}`, () => ({ [key]: 'cus_stolen' }))),
    refuses('users: create without updatedAt', 'the person', nothing, (db, me) =>
      setDoc(doc(db, 'users', me), { email: emailOf(me), createdAt: serverTimestamp() }),
    ),
    // An ID token outlives its account by up to an hour.
    refuses('users: create after the account was deleted', 'the person', mark, createProfile),
    refuses('users: create own and another’s in one batch', 'the person', nothing, (db, me) => {
      const batch = writeBatch(db);
      batch.set(doc(db, 'users', me), wholeProfile(me));
      batch.set(doc(db, 'users', `${me}-other`), wholeProfile(me));
      return batch.commit();
    }),
  ];
}

function updatingProfiles(): RuleCase[] {
  const allowed = (what: string, fields: (me: string) => DocumentData, given = profile) =>
    allows(`users: update ${what}`, 'the person', given, mergeProfile(fields));
  const refused = (what: string, fields: (me: string) => DocumentData, given = profile) =>
    refuses(`users: update ${what}`, 'the person', given, mergeProfile(fields));

  return [
    allowed('of the name', newName),
    allowed('of every field that is the person’s', (me) => ({
      email: emailOf(me),
      displayName: 'Ada L.',
      company: '',
      phone: '12345',
      locale: 'en',
    })),
    allowed('of a profile that the API began', newName, (me) => ({
      [`users/${me}`]: { customerId: 'cus_ada' },
    })),
    allowed('that repeats the stored customerId', () => ({ ...newName(), customerId: 'cus_ada' })),
    allowed('that repeats the stored createdAt', () => ({ ...newName(), createdAt: LONG_AGO })),
    allowed('that removes an own field', () => ({ phone: deleteField(), email: deleteField() })),
    allowed('of the name after a change of e-mail address', newName, profileUnderFormerEmail),
    allowed(
      'to the token’s e-mail address after a change of it',
      (me) => ({ email: emailOf(me) }),
      profileUnderFormerEmail,
    ),
    allows(
      'users: update of the name',
      'the person without an e-mail address',
      profile,
      mergeProfile(newName),
    ),
    ...[null, '', 'ben@alcove.test'].flatMap((email) =>
      [profile, nameless].map((given) =>
        refuses(
          `users: update to the e-mail address ${email}`,
          'the person without an e-mail address',
          given,
          mergeProfile(() => ({ email })),
        ),
      ),
    ),
    ...[...HAND_OFF_IDENTITIES, ...OUTSIDERS].map((as) =>
      refuses('users: update of the name', as, profile, mergeProfile(newName)),
    ),
    refused('to an e-mail address that is not the token’s', () => ({ email: 'ben@alcove.test' })),
    refused('to null for an e-mail address', () => ({ email: null })),
    refused('to null for an e-mail address where none was', () => ({ email: null }), nameless),
    refused('to a list of e-mail addresses', (me) => ({ email: [emailOf(me)] })),
    refuses('users: update without updatedAt', 'the person', profile, (db, me) =>
      updateDoc(doc(db, 'users', me), newName()),
    ),
    refused('with an updatedAt of the client', () => ({ ...newName(), updatedAt: LONG_AGO })),
    refused('that removes updatedAt', () => ({ ...newName(), updatedAt: deleteField() })),
    refused('that moves createdAt', () => ({ ...newName(), createdAt: serverTimestamp() })),
    refused('that removes createdAt', () => ({ ...newName(), createdAt: deleteField() })),
    refused(
      'that adds createdAt',
      () => ({ ...newName(), createdAt: serverTimestamp() }),
      (me) => ({ [`users/${me}`]: { customerId: 'cus_ada' } }),
    ),
    refused(
      'that moves the createdAt of a profile without server fields',
      () => ({ ...newName(), createdAt: serverTimestamp() }),
      (me) => ({ [`users/${me}`]: { createdAt: LONG_AGO, updatedAt: LONG_AGO } }),
    ),
    ...SERVER_ONLY_KEYS.map((key) => refused(`with ${key}`, () => ({ [key]: 'cus_stolen' }))),
    refused('that removes customerId', () => ({ ...newName(), customerId: deleteField() })),
    refuses(
      'users: update that replaces the document and so drops customerId',
      'the person',
      profile,
      (db, me) => setDoc(doc(db, 'users', me), { ...newName(), updatedAt: serverTimestamp() }),
    ),
    refuses('users: update of a key inside a server’s map', 'the person', profile, (db, me) =>
      updateDoc(doc(db, 'users', me), { 'roles.admin': true, updatedAt: serverTimestamp() }),
    ),
  ];
}

function valuesOfProfiles(): RuleCase[] {
  return Object.entries(FIELD_VALUES).flatMap(([field, { good, bad }]) => {
    const write = (value: unknown) => (db: Firestore, me: string) =>
      setDoc(
        doc(db, 'users', me),
        { [field]: value, updatedAt: serverTimestamp() },
        { merge: true },
      );
    const both = (expect: typeof allows, value: unknown) => {
      const shown = JSON.stringify(value);
      const words = shown.length > 40 ? `text of ${String(value).length} characters` : shown;
      return [
        expect(`users: create with ${field} ${words}`, 'the person', nothing, write(value)),
        expect(`users: update to ${field} ${words}`, 'the person', profile, write(value)),
      ];
    };
    return [
      ...good.flatMap((value) => both(allows, value)),
      ...bad.flatMap((value) => both(refuses, value)),
    ];
  });
}

function deletingProfiles(): RuleCase[] {
  return (['the person', ...HAND_OFF_IDENTITIES, ...OUTSIDERS] as const).map((as) =>
    refuses('users: delete', as, profile, (db, me) => deleteDoc(doc(db, 'users', me))),
  );
}

function belowProfiles(): RuleCase[] {
  const note = (me: string) => ({ ...profile(me), [`users/${me}/notes/first`]: { text: 'Hello' } });
  return [
    refuses('users/notes: get', 'the person', note, (db, me) =>
      getDoc(doc(db, 'users', me, 'notes', 'first')),
    ),
    refuses('users/notes: list', 'the person', note, (db, me) =>
      getDocs(query(collection(db, 'users', me, 'notes'), limit(1))),
    ),
    refuses('users/notes: create', 'the person', profile, (db, me) =>
      setDoc(doc(db, 'users', me, 'notes', 'first'), { updatedAt: serverTimestamp() }),
    ),
    refuses('users/notes: delete', 'the person', note, (db, me) =>
      deleteDoc(doc(db, 'users', me, 'notes', 'first')),
    ),
  ];
}

function readingServers(): RuleCase[] {
  return [
    allows('servers: get own', 'the person', server, getServer),
    allows('servers: list own, at most 50', 'the person', server, listServers(50)),
    ...HAND_OFF_IDENTITIES.flatMap((as) => [
      refuses('servers: get own', as, server, getServer),
      refuses('servers: list own, at most 50', as, server, listServers(50)),
    ]),
    allows('servers: list own, at most 1', 'the person', server, listServers(1)),
    allows('servers: list own before there is one', 'the person', nothing, listServers(50)),
    ...OUTSIDERS.flatMap((as) => [
      refuses('servers: get', as, server, getServer),
      refuses('servers: list of a person, at most 50', as, server, listServers(50)),
    ]),
    refuses('servers: get of an absent one', 'the person', nothing, getServer),
    refuses('servers: list own, at most 51', 'the person', server, listServers(51)),
    refuses('servers: list own without a limit', 'the person', server, (db, me) =>
      getDocs(query(collection(db, 'servers'), where('uid', '==', me))),
    ),
    ...lists('servers', server, [
      ['all', []],
      ['of everyone, at most 50', [limit(50)]],
      ['by origin', [where('origin', '==', 'https://ada.example.com'), limit(50)]],
      ['of two people', (me) => [where('uid', 'in', [me, `${me}-other`]), limit(50)]],
    ]),
    refuses('servers: get below own', 'the person', server, (db, me) =>
      getDoc(doc(db, 'servers', me, 'parts', 'first')),
    ),
    refuses('servers: query of the collection group', 'the person', server, (db, me) =>
      getDocs(query(collectionGroup(db, 'servers'), where('uid', '==', me), limit(50))),
    ),
  ];
}

function writingServers(): RuleCase[] {
  return (['the person', 'a hand-off identity', ...OUTSIDERS] as const).flatMap((as) => [
    refuses('servers: create', as, nothing, (db, me) =>
      setDoc(doc(db, 'servers', me), server(me)[`servers/${me}`] ?? {}),
    ),
    refuses('servers: update of the origin', as, server, (db, me) =>
      updateDoc(doc(db, 'servers', me), { origin: 'https://evil.example.com' }),
    ),
    refuses('servers: update of the name', as, server, (db, me) =>
      updateDoc(doc(db, 'servers', me), { name: 'Attic' }),
    ),
    refuses('servers: delete', as, server, (db, me) => deleteDoc(doc(db, 'servers', me))),
  ]);
}

function readingMachines(): RuleCase[] {
  const get: RuleCase['act'] = (db, me) => getDoc(doc(db, 'machines', me));
  const list =
    (size: number): RuleCase['act'] =>
    (db, me) =>
      getDocs(query(collection(db, 'machines'), where('uid', '==', me), limit(size)));
  return [
    allows('machines: get own', 'the person', machine, get),
    allows('machines: list own, at most 50', 'the person', machine, list(50)),
    allows('machines: list own, at most 1', 'the person', machine, list(1)),
    allows('machines: list own before there is one', 'the person', nothing, list(50)),
    ...[...HAND_OFF_IDENTITIES, ...OUTSIDERS].flatMap((as) => [
      refuses('machines: get of a person', as, machine, get),
      refuses('machines: list of a person, at most 50', as, machine, list(50)),
    ]),
    refuses('machines: get of an absent one', 'the person', nothing, get),
    refuses('machines: list own, at most 51', 'the person', machine, list(51)),
    refuses('machines: list own without a limit', 'the person', machine, (db, me) =>
      getDocs(query(collection(db, 'machines'), where('uid', '==', me))),
    ),
    ...lists('machines', machine, [
      ['all', []],
      ['of everyone, at most 50', [limit(50)]],
      ['by address', [where('origin', '==', 'https://cedar.example.com'), limit(50)]],
      ['of two people', (me) => [where('uid', 'in', [me, `${me}-other`]), limit(50)]],
    ]),
    refuses('machines: get below own', 'the person', machine, (db, me) =>
      getDoc(doc(db, 'machines', me, 'parts', 'first')),
    ),
    refuses('machines: query of the collection group', 'the person', machine, (db, me) =>
      getDocs(query(collectionGroup(db, 'machines'), where('uid', '==', me), limit(50))),
    ),
  ];
}

function writingMachines(): RuleCase[] {
  const update = (fields: DocumentData): RuleCase['act'] => {
    return (db, me) => updateDoc(doc(db, 'machines', me), fields);
  };
  return (['the person', 'a hand-off identity', ...OUTSIDERS] as const).flatMap((as) => [
    refuses('machines: create', as, nothing, (db, me) =>
      setDoc(doc(db, 'machines', me), machine(me)[`machines/${me}`] ?? {}),
    ),
    refuses('machines: update of what it is to be', as, machine, update({ desired: 'ready' })),
    refuses('machines: update of the owner', as, machine, update({ uid: 'somebody' })),
    refuses('machines: update of the name', as, machine, update({ name: 'Attic' })),
    refuses('machines: delete', as, machine, (db, me) => deleteDoc(doc(db, 'machines', me))),
  ]);
}

function readingMemberships(): RuleCase[] {
  const get: RuleCase['act'] = (db, me) => getDoc(doc(db, 'memberships', me));
  const list =
    (side: 'owner' | 'member', size: number): RuleCase['act'] =>
    (db, me) =>
      getDocs(query(collection(db, 'memberships'), where(side, '==', me), limit(size)));
  return [
    ...(
      [
        ['owner', membershipOfOwner],
        ['member', membershipOfMember],
      ] as const
    ).flatMap(([side, given]) => [
      allows(`memberships: get own, as ${side}`, 'the person', given, get),
      allows(`memberships: list own, as ${side}, at most 50`, 'the person', given, list(side, 50)),
      allows(`memberships: list own, as ${side}, at most 1`, 'the person', given, list(side, 1)),
      ...[...HAND_OFF_IDENTITIES, ...OUTSIDERS].flatMap((as) => [
        refuses(`memberships: get of the ${side}`, as, given, get),
        refuses(`memberships: list of the ${side}, at most 50`, as, given, list(side, 50)),
      ]),
      refuses(`memberships: list own, as ${side}, at most 51`, 'the person', given, list(side, 51)),
      refuses(`memberships: list own, as ${side}, no limit`, 'the person', given, (db, me) =>
        getDocs(query(collection(db, 'memberships'), where(side, '==', me))),
      ),
      ...lists('memberships', given, [
        [`of everyone, with one as ${side}`, [limit(50)]],
        [`of two as ${side}`, (me) => [where(side, 'in', [me, `${me}-other`]), limit(50)]],
      ]),
    ]),
    allows('memberships: list own before there is one', 'the person', nothing, list('member', 50)),
    refuses('memberships: get of an absent one', 'the person', nothing, get),
    // A member hears nothing of the owner's other people.
    refuses('memberships: list of the same owner', 'the person', membershipOfMember, (db, me) =>
      getDocs(query(collection(db, 'memberships'), where('owner', '==', `${me}-other`), limit(50))),
    ),
    refuses('memberships: list between two others', 'the person', membershipOfMember, (db, me) =>
      getDocs(
        query(
          collection(db, 'memberships'),
          where('owner', '==', `${me}-other-owner`),
          where('member', '==', `${me}-other`),
          limit(50),
        ),
      ),
    ),
    refuses('memberships: get below own', 'the person', membershipOfMember, (db, me) =>
      getDoc(doc(db, 'memberships', me, 'parts', 'first')),
    ),
    refuses(
      'memberships: query of the collection group',
      'the person',
      membershipOfMember,
      (db, me) =>
        getDocs(query(collectionGroup(db, 'memberships'), where('member', '==', me), limit(50))),
    ),
  ];
}

function writingMemberships(): RuleCase[] {
  const update = (fields: DocumentData): RuleCase['act'] => {
    return (db, me) => updateDoc(doc(db, 'memberships', me), fields);
  };
  return (['the person', 'a hand-off identity', ...OUTSIDERS] as const).flatMap((as) => [
    refuses('memberships: create', as, nothing, (db, me) =>
      setDoc(doc(db, 'memberships', me), membershipOfMember(me)[`memberships/${me}`] ?? {}),
    ),
    ...[membershipOfOwner, membershipOfMember].flatMap((given) => [
      refuses('memberships: update of the state', as, given, update({ state: 'active' })),
      refuses('memberships: update of the machines', as, given, update({ machines: 'all' })),
      refuses('memberships: update of the last day', as, given, update({ until: null })),
      refuses('memberships: delete', as, given, (db, me) => deleteDoc(doc(db, 'memberships', me))),
    ]),
  ]);
}

function readingSharedMachines(): RuleCase[] {
  const get: RuleCase['act'] = (db, me) => getDoc(doc(db, 'sharedMachines', me));
  // Made when the query is sent: a moment ahead would be past by the end of the table.
  const list =
    (constraints: () => QueryConstraint[]): RuleCase['act'] =>
    (db, me) =>
      getDocs(query(collection(db, 'sharedMachines'), where('member', '==', me), ...constraints()));
  const listOwn = (size: number): RuleCase['act'] => list(() => [stillOpen(), limit(size)]);
  return [
    allows('sharedMachines: get own', 'the person', shared, get),
    allows('sharedMachines: get own as a guest', 'the person', sharedWithGuest, get),
    allows('sharedMachines: list own, at most 50', 'the person', shared, listOwn(50)),
    allows('sharedMachines: list own, at most 1', 'the person', shared, listOwn(1)),
    allows('sharedMachines: list own before there is one', 'the person', nothing, listOwn(50)),
    allows('sharedMachines: list own after the last day', 'the person', sharedBefore, listOwn(50)),
    ...[...HAND_OFF_IDENTITIES, ...OUTSIDERS].flatMap((as) => [
      refuses('sharedMachines: get of a member', as, shared, get),
      refuses('sharedMachines: list of a member, at most 50', as, shared, listOwn(50)),
    ]),
    refuses('sharedMachines: get after it was taken back', 'the person', nothing, get),
    refuses('sharedMachines: get after the last day', 'the person', sharedBefore, get),
    refuses('sharedMachines: get of the copy for a member', 'the person', sharedByOwner, get),
    refuses(
      'sharedMachines: list of the copies for members',
      'the person',
      sharedByOwner,
      (db, me) =>
        getDocs(
          query(collection(db, 'sharedMachines'), where('owner', '==', me), stillOpen(), limit(50)),
        ),
    ),
    refuses('sharedMachines: list own, at most 51', 'the person', shared, listOwn(51)),
    refuses(
      'sharedMachines: list own without a limit',
      'the person',
      shared,
      list(() => [stillOpen()]),
    ),
    ...[shared, sharedBefore].flatMap((given) => [
      refuses(
        'sharedMachines: list own, open or not',
        'the person',
        given,
        list(() => [limit(50)]),
      ),
      refuses(
        'sharedMachines: list own, open a while ago',
        'the person',
        given,
        list(() => [where('until', '>', LONG_AGO), limit(50)]),
      ),
      refuses(
        'sharedMachines: list own, over at one moment',
        'the person',
        given,
        list(() => [where('until', '==', LONG_AGO), limit(50)]),
      ),
    ]),
    ...lists('sharedMachines', shared, [
      ['all', []],
      ['of everyone, at most 50', () => [stillOpen(), limit(50)]],
      ['of a machine', () => [where('machine', '==', 'cedar'), stillOpen(), limit(50)]],
      [
        'of two people',
        (me) => [where('member', 'in', [me, `${me}-other`]), stillOpen(), limit(50)],
      ],
    ]),
    refuses('sharedMachines: get below own', 'the person', shared, (db, me) =>
      getDoc(doc(db, 'sharedMachines', me, 'parts', 'first')),
    ),
    refuses('sharedMachines: query of the collection group', 'the person', shared, (db, me) =>
      getDocs(
        query(
          collectionGroup(db, 'sharedMachines'),
          where('member', '==', me),
          stillOpen(),
          limit(50),
        ),
      ),
    ),
    // What a member sees is the copy.
    refuses('machines: get of one that is shared', 'the person', shared, (db) =>
      getDoc(doc(db, 'machines', 'cedar')),
    ),
    refuses('machines: list of those shared with the caller', 'the person', shared, (db, me) =>
      getDocs(query(collection(db, 'machines'), where('members', 'array-contains', me), limit(50))),
    ),
  ];
}

function writingSharedMachines(): RuleCase[] {
  const update = (fields: DocumentData): RuleCase['act'] => {
    return (db, me) => updateDoc(doc(db, 'sharedMachines', me), fields);
  };
  return (['the person', 'a hand-off identity', ...OUTSIDERS] as const).flatMap((as) => [
    refuses('sharedMachines: create', as, nothing, (db, me) =>
      setDoc(doc(db, 'sharedMachines', me), shared(me)[`sharedMachines/${me}`] ?? {}),
    ),
    refuses(
      'sharedMachines: update of the address',
      as,
      shared,
      update({ origin: 'https://x.example' }),
    ),
    refuses(
      'sharedMachines: update of the last day',
      as,
      sharedWithGuest,
      update({ until: FAR_AHEAD }),
    ),
    refuses('sharedMachines: delete', as, shared, (db, me) =>
      deleteDoc(doc(db, 'sharedMachines', me)),
    ),
  ]);
}

/** Every way into a collection that is none of the client's business, even where a document names the caller. */
function closedCollection(name: string): RuleCase[] {
  return (['the person', 'a hand-off identity', 'nobody'] as const).flatMap((as) => [
    refuses(`${name}: get`, as, closedDocuments, (db, me) => getDoc(doc(db, name, me))),
    refuses(`${name}: list`, as, closedDocuments, (db, me) =>
      getDocs(query(collection(db, name), where('uid', '==', me), limit(1))),
    ),
    refuses(`${name}: create`, as, nothing, (db, me) =>
      setDoc(doc(db, name, me), { uid: me, updatedAt: serverTimestamp() }),
    ),
    refuses(`${name}: add`, as, nothing, (db, me) =>
      addDoc(collection(db, name), { uid: me, updatedAt: serverTimestamp() }),
    ),
    refuses(`${name}: update`, as, closedDocuments, (db, me) =>
      updateDoc(doc(db, name, me), { customerId: 'cus_stolen' }),
    ),
    refuses(`${name}: delete`, as, closedDocuments, (db, me) => deleteDoc(doc(db, name, me))),
    refuses(`${name}: get below a document`, as, closedDocuments, (db, me) =>
      getDoc(doc(db, name, me, 'parts', 'first')),
    ),
    refuses(`${name}: create below a document`, as, closedDocuments, (db, me) =>
      setDoc(doc(db, name, me, 'parts', 'second'), { uid: me }),
    ),
  ]);
}

function getProfile(db: Firestore, me: string): Promise<unknown> {
  return getDoc(doc(db, 'users', me));
}

function createProfile(db: Firestore, me: string): Promise<void> {
  return setDoc(doc(db, 'users', me), wholeProfile(me));
}

function wholeProfile(me: string): DocumentData {
  return {
    email: emailOf(me),
    displayName: 'Ada Lindqvist',
    company: 'Lindqvist & Daughters',
    phone: '+46 8 123 456 78',
    locale: 'sv-SE',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
}

function mergeProfile(fields: (me: string) => DocumentData): RuleCase['act'] {
  return (db, me) =>
    setDoc(doc(db, 'users', me), { updatedAt: serverTimestamp(), ...fields(me) }, { merge: true });
}

function newName(): DocumentData {
  return { displayName: 'Ada L.' };
}

function getServer(db: Firestore, me: string): Promise<unknown> {
  return getDoc(doc(db, 'servers', me));
}

function listServers(size: number): RuleCase['act'] {
  return (db, me) => getDocs(query(collection(db, 'servers'), where('uid', '==', me), limit(size)));
}

type Constraints = QueryConstraint[] | ((me: string) => QueryConstraint[]);

/** Listings that are refused to the person and to a caller without a session alike. */
function lists(
  name: string,
  given: RuleCase['given'],
  listings: readonly [string, Constraints][],
): RuleCase[] {
  return listings.flatMap(([what, constraints]) =>
    (['the person', 'nobody'] as const).map((as) =>
      refuses(`${name}: list ${what}`, as, given, (db, me) => {
        const parts = typeof constraints === 'function' ? constraints(me) : constraints;
        return getDocs(query(collection(db, name), ...parts));
      }),
    ),
  );
}

function allows(
  name: string,
  as: Caller,
  given: RuleCase['given'],
  act: RuleCase['act'],
): RuleCase {
  return { name, as, expected: 'allowed', given, act };
}

function refuses(
  name: string,
  as: Caller,
  given: RuleCase['given'],
  act: RuleCase['act'],
): RuleCase {
  return { name, as, expected: 'refused', given, act };
}

function nothing(): Record<string, DocumentData> {
  return {};
}

/** The same documents and the gate of the person. */
function gated(given: RuleCase['given']): RuleCase['given'] {
  const known = gates.get(given);
  if (known) return known;
  const made: RuleCase['given'] = (me) => ({ ...given(me), [`sessionGates/${me}`]: GATE });
  gates.set(given, made);
  return made;
}

function mark(me: string): Record<string, DocumentData> {
  return { [`deletedAccounts/${me}`]: { isDone: true, expireAt: LONG_AGO } };
}

function profile(me: string): Record<string, DocumentData> {
  return {
    [`users/${me}`]: {
      email: emailOf(me),
      displayName: 'Ada Lindqvist',
      phone: '+46 8 123 456 78',
      customerId: 'cus_ada',
      roles: { beta: true },
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
    },
  };
}

function nameless(me: string): Record<string, DocumentData> {
  return { [`users/${me}`]: { customerId: 'cus_ada' } };
}

function profileUnderFormerEmail(me: string): Record<string, DocumentData> {
  return { [`users/${me}`]: { email: `former-${emailOf(me)}`, customerId: 'cus_ada' } };
}

function server(me: string): Record<string, DocumentData> {
  const home = {
    uid: me,
    name: 'Home server',
    origin: 'https://ada.example.com',
    createdAt: LONG_AGO,
    lastHandoffAt: null,
  };
  return { [`servers/${me}`]: home, [`servers/${me}/parts/first`]: home };
}

function machine(me: string): Record<string, DocumentData> {
  const cedar = {
    uid: me,
    name: 'Cedar',
    origin: 'https://cedar.example.com',
    state: 'asleep',
    desired: 'asleep',
  };
  return { [`machines/${me}`]: cedar, [`machines/${me}/parts/first`]: cedar };
}

function membershipOfOwner(me: string): Record<string, DocumentData> {
  return membership(me, { owner: me, member: `${me}-other-member` });
}

function membershipOfMember(me: string): Record<string, DocumentData> {
  return membership(me, { owner: `${me}-other-owner`, member: me });
}

function membership(
  me: string,
  sides: Record<'owner' | 'member', string>,
): Record<string, DocumentData> {
  const fields = { ...sides, machines: ['cedar'], until: null, state: 'suspended' };
  return { [`memberships/${me}`]: fields, [`memberships/${me}/parts/first`]: fields };
}

function shared(me: string): Record<string, DocumentData> {
  return copyFor(me, { until: Timestamp.fromDate(NEVER) });
}

function sharedWithGuest(me: string): Record<string, DocumentData> {
  return copyFor(me, { until: FAR_AHEAD });
}

/** The last day is over, and the copy still there. */
function sharedBefore(me: string): Record<string, DocumentData> {
  return copyFor(me, { until: LONG_AGO });
}

function sharedByOwner(me: string): Record<string, DocumentData> {
  return copyFor(me, { owner: me, member: `${me}-other-member`, until: Timestamp.fromDate(NEVER) });
}

function copyFor(me: string, fields: DocumentData): Record<string, DocumentData> {
  const copy = {
    owner: `${me}-other-owner`,
    member: me,
    machine: 'cedar',
    name: 'Cedar',
    state: 'ready',
    origin: 'https://cedar.example.com',
    ...fields,
  };
  return {
    [`sharedMachines/${me}`]: copy,
    [`sharedMachines/${me}/parts/first`]: copy,
    'machines/cedar': { uid: 'whose-it-is', name: 'Cedar', members: [me] },
  };
}

/** What a member asks for: a moment ahead, so that it is later than when the request arrives. */
function stillOpen(): QueryConstraint {
  return where('until', '>', Timestamp.fromMillis(Date.now() + 60_000));
}

function closedDocuments(me: string): Record<string, DocumentData> {
  const paths = CLOSED_COLLECTIONS.flatMap((name) => [
    `${name}/${me}`,
    `${name}/${me}/parts/first`,
  ]);
  return Object.fromEntries(paths.map((path) => [path, { uid: me, customerId: 'cus_ada' }]));
}
