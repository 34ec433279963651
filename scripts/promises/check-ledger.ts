/**
 * Of each page what it promises, in its own words, and what keeps that: a requirement of docs/requirements.md that a test carries,
 * one of docs/what-a-server-must-do.md, each by its id, or a part of docs/operating.md by its anchor. A page is a file, or a folder
 * whose files speak together. `…` stands for what the page takes from elsewhere, such as a number of the contract.
 */
export type Ledger = ReadonlyMap<string, readonly Row[]>;

type Row = { words: string; keeper: string };

/** The texts of a project by their paths. */
export type Project = ReadonlyMap<string, string>;

const REQUIREMENTS = 'docs/requirements.md';
const FOR_HOSTS = 'docs/what-a-server-must-do.md';
const GUIDE = 'docs/operating.md';

/**
 * @param text a page's path, and below it `words → keeper`, indented, for each of its promises
 * @throws {Error} for a page that comes twice
 */
export function readLedger(text: string): Ledger {
  const ledger = new Map<string, Row[]>();
  let rows: Row[] = [];
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    if (line.startsWith(' ')) {
      const [words = '', keeper = ''] = line.trimStart().split(' → ');
      rows.push({ words, keeper });
    } else {
      if (ledger.has(line)) throw new Error(`${line} comes twice`);
      rows = [];
      ledger.set(line, rows);
    }
  }
  return ledger;
}

/** @returns each promise that has lost its words or its keeper, with what is wrong */
export function faultsIn(ledger: Ledger, project: Project): string[] {
  const keepers = keepersOf(project);
  return [...ledger].flatMap(([page, promises]) => {
    const files = [...project].filter(([file]) => `${file}/`.startsWith(`${page}/`));
    if (files.length === 0) return [`${page}: no such page`];
    const text = flatten(files.map(([, source]) => source).join('\n'));
    return promises.flatMap(({ words, keeper }) => [
      ...(text.includes(words) ? [] : [`${page}: no longer says “${words}”`]),
      ...(keepers.has(keeper) ? [] : [`${page}: “${words}” has no keeper ${keeper}`.trimEnd()]),
    ]);
  });
}

/** @returns the ids of requirements that a comment of a test names */
export function carriedIn(project: Project): Set<string> {
  return new Set(
    [...project].flatMap(([file, text]) => (TEST.test(file) ? (text.match(CARRIED) ?? []) : [])),
  );
}

/** @returns the sentences of a page that are about `topic` and have no promise of the ledger in them */
export function unlistedIn(page: string, source: string, topic: RegExp, ledger: Ledger): string[] {
  const listed = ledger.get(page) ?? [];
  return [...source.replaceAll(COMMENT, ' ').matchAll(STRING)]
    .map(([literal]) => flatten(literal.slice(1, -1)))
    .filter((text) => SENTENCE.test(text) && topic.test(text))
    .filter((text) => !listed.some(({ words }) => text.includes(words)));
}

const TEST = /^tests\/.*\.m?ts$|\.test\.tsx?$/;
const CARRIED = /(?<=^ *\/\/.*)\bR-[A-Z]{3}-\d{2}\b/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/\\])\/\/[^\n]*/g;
const STRING = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const SENTENCE = /^[\p{Lu}“].* .*[.!?]$/u;

/** A text in one line, with `…` for each part that is filled in. */
function flatten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\$\{[^}]+\}/g, '…');
}

function keepersOf(project: Project): Set<string> {
  const carried = carriedIn(project);
  const listed = idsIn(project.get(REQUIREMENTS), /^- (R-[A-Z]{3}-\d\d): /gm);
  const titles = idsIn(project.get(GUIDE), /^#{2,} (.+)$/gm);
  return new Set([
    ...listed.filter((id) => carried.has(id)),
    // A row of its table, rather than a mention.
    ...idsIn(project.get(FOR_HOSTS), /^\| ((?:HOST|SERVER)-\d\d) /gm),
    ...titles.map(anchorOf),
  ]);
}

function idsIn(text = '', pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, id = '']) => id);
}

/** As GitHub makes it of a title. */
function anchorOf(title: string): string {
  const words = title.toLowerCase().replaceAll(/[^\p{L}\d -]/gu, '');
  return `#${words.replaceAll(' ', '-')}`;
}
