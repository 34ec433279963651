/** One project in the Firestore emulator: a copy of the rules, the documents that the cases start from, and their callers. */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { readFileSync } from 'node:fs';
import { CALLERS, CASES, emailOf, type Caller, type Outcome, type RuleCase } from './cases.ts';
import { stretched } from '../support/time-limits/stretched.ts';

export const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** For a pass through all cases, including the start of the clients. */
export const RUN_TIMEOUT_MS = stretched(120_000);
const BATCH = 24;

export type RulesProject = Awaited<ReturnType<typeof openRulesProject>>;

/** @throws {Error} without FIRESTORE_EMULATOR_HOST */
export async function openRulesProject(projectId: string, rules: string) {
  const emulator = emulatorAddress();
  // Otherwise the client logs every refusal as an error.
  setLogLevel('silent');
  const control = `${emulator.origin}/emulator/v1/projects/${projectId}`;
  const people = assignPeople();
  const clients = new Map<string, Firestore>();
  /** Paths of documents. */
  const placed = new Set<string>();
  const apps: FirebaseApp[] = [];
  const owner = openClient('owner');
  await loadRules(rules);

  /** Replaces the rules. @throws {Error} with the compiler's words */
  async function loadRules(text: string): Promise<void> {
    const body = { rules: { files: [{ name: 'firestore.rules', content: text }] } };
    await ask(`${control}:securityRules`, { method: 'PUT', body: JSON.stringify(body) });
  }

  /** Removes every document. */
  async function clear(): Promise<void> {
    await ask(`${control}/databases/(default)/documents`, { method: 'DELETE' });
    placed.clear();
  }

  /** Writes the documents that these cases start from, but those that are there. */
  async function place(cases: readonly RuleCase[]): Promise<void> {
    const documents = new Map<string, DocumentData>();
    for (const ruleCase of cases) {
      for (const [path, data] of Object.entries(ruleCase.given(personOf(people, ruleCase)))) {
        if (!placed.has(path)) documents.set(path, data);
        placed.add(path);
      }
    }
    const batch = writeBatch(owner);
    for (const [path, data] of documents) batch.set(doc(owner, path), data);
    await batch.commit();
  }

  async function run(ruleCase: RuleCase): Promise<Outcome> {
    const me = personOf(people, ruleCase);
    let db = clients.get(me);
    if (!db) {
      db = openClient(tokenOf(ruleCase.as, me));
      clients.set(me, db);
    }
    try {
      await ruleCase.act(db, me);
      return 'allowed';
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'permission-denied') {
        return 'refused';
      }
      throw error;
    }
  }

  /** @returns the first few cases with a wrong outcome; later cases are not run */
  async function firstFailures(cases: readonly RuleCase[]): Promise<RuleCase[]> {
    for (let at = 0; at < cases.length; at += BATCH) {
      const batch = cases.slice(at, at + BATCH);
      await place(batch);
      const outcomes = await Promise.all(batch.map(run));
      const failed = batch.filter(({ expected }, index) => outcomes[index] !== expected);
      if (failed.length > 0) return failed;
    }
    return [];
  }

  async function coverage(): Promise<CoverageReport> {
    const answer = await ask(`${control}:ruleCoverage`);
    const report: CoverageReport = await answer.json();
    return report;
  }

  /** A client without a stream: each call is one request, and fails only if that request does. */
  function openClient(mockUserToken: MockUserToken | null): Firestore {
    const app = initializeApp({ projectId }, `${projectId}-${apps.length}`);
    apps.push(app);
    const db = getFirestore(app);
    const port = Number(emulator.port);
    connectFirestoreEmulator(db, emulator.hostname, port, mockUserToken ? { mockUserToken } : {});
    return db;
  }

  return {
    loadRules,
    clear,
    place,
    run,
    firstFailures,
    coverage,
    close: () => Promise.all(apps.map((app) => deleteApp(app))),
  };
}

async function ask(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

function personOf(people: Map<RuleCase, string>, ruleCase: RuleCase): string {
  const person = people.get(ruleCase);
  if (person === undefined) throw new Error(`not a case of the table: ${ruleCase.name}`);
  return person;
}

type MockUserToken = NonNullable<
  NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>['mockUserToken']
>;

function tokenOf(caller: Caller, me: string): MockUserToken | null {
  const token = CALLERS[caller];
  if (token === null) return null;
  const uid = uidOf(caller, me);
  return {
    sub: uid,
    ...token.claims,
    ...('handoff' in token.claims ? { owner: me } : {}),
    auth_time: 'authTime' in token ? token.authTime : BEGAN,
    ...(token.hasEmail ? { email: emailOf(uid), email_verified: true } : {}),
    firebase: { sign_in_provider: token.signInProvider, identities: {} },
  };
}

/** After every session of the cases that is named by when it began. */
const BEGAN = 4000;

function uidOf(caller: Caller, me: string): string {
  if (caller === 'another person') return `${me}-other`;
  return caller === 'a server of the person' ? `server:${me}` : me;
}

/** The part of the emulator's `:ruleCoverage` answer that we read. */
export type CoverageReport = { report?: CoverageNode[] };

export type CoverageNode = {
  /** `endOffset` is the place of the last character. */
  sourcePosition: {
    line?: number;
    column?: number;
    currentOffset?: number;
    endOffset?: number;
  };
  /** What the expression evaluated to; an empty `value` where an earlier operand had decided. */
  values?: { value: { boolValue?: boolean; undefined?: unknown } }[];
  children?: CoverageNode[];
};

function emulatorAddress(): URL {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!host)
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run `node scripts/test.ts rules`');
  return new URL(`http://${host}`);
}

/**
 * Cases run all at once. Those that one caller asks of the same documents share a person and a client: under the right rules
 * none of them spoils the documents for another. A case that brings a document into being has a person of its own.
 */
function assignPeople(): Map<RuleCase, string> {
  const callers = Object.keys(CALLERS);
  const givens = [...new Set(CASES.map(({ given }) => given))];
  return new Map(
    CASES.map((ruleCase, index) => {
      const { as, given, expected } = ruleCase;
      const creates = expected === 'allowed' && Object.keys(given('')).length === 0;
      const shared = `${givens.indexOf(given)}-${callers.indexOf(as)}`;
      const kind = as.startsWith('a hand-off identity') ? 'server:' : '';
      return [ruleCase, kind + (creates ? `person-alone-${index}` : `person-${shared}`)];
    }),
  );
}
