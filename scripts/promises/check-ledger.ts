/**
 * Of each page what it promises, in its own words, and what keeps that: a file or a folder of this project, a requirement of
 * docs/what-a-server-must-do.md by its id, or a part of docs/operating.md by its anchor. `…` stands for what the page takes from
 * elsewhere, such as a number of the contract.
 */
export type Ledger = ReadonlyMap<string, readonly Row[]>;

type Row = { words: string; keeper: string };

/** The texts of a project by their paths. */
export type Project = ReadonlyMap<string, string>;

const REQUIREMENTS = 'docs/what-a-server-must-do.md';
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
    const source = project.get(page);
    if (source === undefined) return [`${page}: no such page`];
    const text = flatten(source);
    return promises.flatMap(({ words, keeper }) => [
      ...(text.includes(words) ? [] : [`${page}: no longer says “${words}”`]),
      ...(keepers.has(keeper) ? [] : [`${page}: “${words}” has no keeper ${keeper}`.trimEnd()]),
    ]);
  });
}

/** @returns the sentences of a page that are about `topic` and have no promise of the ledger in them */
export function unlistedIn(page: string, source: string, topic: RegExp, ledger: Ledger): string[] {
  const listed = ledger.get(page) ?? [];
  return [...source.replaceAll(COMMENT, ' ').matchAll(STRING)]
    .map(([literal]) => flatten(literal.slice(1, -1)))
    .filter((text) => SENTENCE.test(text) && topic.test(text))
    .filter((text) => !listed.some(({ words }) => text.includes(words)));
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/\\])\/\/[^\n]*/g;
const STRING = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const SENTENCE = /^[\p{Lu}“].* .*[.!?]$/u;

/** A text in one line, with `…` for each part that is filled in. */
function flatten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\$\{[^}]+\}/g, '…');
}

function keepersOf(project: Project): Set<string> {
  const files = [...project.keys()];
  const requirements = project.get(REQUIREMENTS) ?? '';
  const guide = project.get(GUIDE) ?? '';
  return new Set([
    ...files,
    // `a/b/c.ts` lies in `a` and `a/b`.
    ...files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))),
    // A row of its table, rather than a mention.
    ...[...requirements.matchAll(/^\| ((?:HOST|SERVER)-\d\d) /gm)].map(([, id = '']) => id),
    ...[...guide.matchAll(/^#{2,} (.+)$/gm)].map(([, title = '']) => anchorOf(title)),
  ]);
}

/** As GitHub makes it of a title. */
function anchorOf(title: string): string {
  const words = title.toLowerCase().replaceAll(/[^\p{L}\d -]/gu, '');
  return `#${words.replaceAll(' ', '-')}`;
}
