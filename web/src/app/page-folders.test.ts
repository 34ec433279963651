import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const pageFolders = files
  .filter((file) => file.startsWith('pages/') && file.endsWith('/page.tsx'))
  .map((file) => dirname(file));
/** Pages of the account keep a state, and their features hold the words. */
const publicPages = pageFolders.filter((folder) => !folder.startsWith('pages/account/'));
const LINES_OF_A_PAGE = 80;
/** Pages whose address names one article show it where there is no such article, and heads say it of every such address. */
const SHOWN_ELSEWHERE = ['pages/not-found/page.tsx', 'pages/not-found/meta.ts'];

test('a folder that is a page is imported from outside by the route table alone', () => {
  const intruders = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => {
        const folder = pageFolders.find((one) => target.startsWith(`${one}/`));
        const isOpen = file === 'app/routes.ts' || SHOWN_ELSEWHERE.includes(target);
        return folder !== undefined && !file.startsWith(`${folder}/`) && !isOpen;
      })
      .map((target) => `${file} → ${target}`),
  );
  expect(pageFolders).not.toEqual([]);
  expect(intruders).toEqual([]);
});

test(`a public page lists its bands in at most ${LINES_OF_A_PAGE} lines`, () => {
  const long = publicPages
    .map((folder) => ({ folder, lines: readText(`${folder}/page.tsx`).split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINES_OF_A_PAGE);
  expect(long).toEqual([]);
});

test('a folder that is a page holds its title and, if it is public, its words, unless these are an article of the catalogue', () => {
  const missing = pageFolders
    .filter((folder) => !showsArticle(`${folder}/page.tsx`))
    .flatMap((folder) => [
      `${folder}/meta.ts`,
      ...(publicPages.includes(folder) ? [`${folder}/copy.ts`] : []),
    ])
    .filter((file) => !files.includes(file));
  expect(missing).toEqual([]);
});

test('a band or a drawing serves two pages or more, or a feature', () => {
  const shared = files.filter((file) => /^(bands|drawings)\//.test(file));
  expect(shared).not.toEqual([]);
  const lonely = shared.filter((file) => {
    const users = usersOf(file);
    return users.size < 2 && ![...users].some((user) => user.startsWith('features/'));
  });
  expect(lonely).toEqual([]);
});

/** The page folders, features and parts of the shell that a shared file reaches, also by way of other shared files. */
function usersOf(file: string, seen = new Set([file])): ReadonlySet<string> {
  const users = new Set<string>();
  for (const [user, targets] of imports) {
    if (!targets.includes(file) || seen.has(user)) continue;
    seen.add(user);
    if (/^(bands|drawings)\//.test(user)) usersOf(user, seen).forEach((one) => users.add(one));
    else users.add(pageFolders.find((folder) => user.startsWith(`${folder}/`)) ?? user);
  }
  return users;
}

function showsArticle(page: string): boolean {
  return imports.get(page)?.some((target) => /^catalogue\/(articles|help)\//.test(target)) === true;
}

function importsOf(file: string): readonly string[] {
  return [...readText(file).matchAll(/(?:from|import)\s*\(?\s*'((?:@|\.\.?)\/[^']+)'/g)].map(
    ([, target = '']) => (target.startsWith('@/') ? target.slice(2) : join(dirname(file), target)),
  );
}

function readText(file: string): string {
  return readFileSync(join(SRC, file), 'utf8');
}
