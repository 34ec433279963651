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
/** The route table, and the list of what every page's head says. */
const READERS = ['app/routes.ts', 'app/page-meta.ts'];
/** Shown by article pages when their address names no article. */
const SHOWN_ELSEWHERE = 'pages/not-found/page.tsx';

test('a folder that is a page is imported from outside by the route table and the list of metas alone', () => {
  const intruders = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => {
        const folder = pageFolders.find((one) => target.startsWith(`${one}/`));
        const isOpen = READERS.includes(file) || target === SHOWN_ELSEWHERE;
        return folder !== undefined && !file.startsWith(`${folder}/`) && !isOpen;
      })
      .map((target) => `${file} → ${target}`),
  );
  expect(pageFolders).not.toEqual([]);
  expect(intruders).toEqual([]);
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

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'((?:@|\.\.?)\/[^']+)'/g)].map(
    ([, target = '']) => (target.startsWith('@/') ? target.slice(2) : join(dirname(file), target)),
  );
}
