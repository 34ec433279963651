import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const ENTRY = /\/src\/main\.tsx$/;
const START = /\/src\/app\/start\.tsx$/;
const SIGN_IN = /\/src\/(pages\/auth\/login|app\/layouts\/auth-layout)\.tsx$/;
const DASHBOARD =
  /\/src\/(pages\/account\/dashboard\/page|app\/(guard|layouts\/account-layout))\.tsx$/;
const ACCOUNT_PAGE = /\/src\/pages\/account\//;
/** What only a sign-in or an account loads, and no public page. */
const PRIVATE =
  /\/src\/(pages\/auth\/|pages\/account\/(?!cancel\/|account-deleted\/)|app\/(guard|head\/own-page-meta|prefetch-dashboard|layouts\/((auth|account)-layout|status-news))\.|platform\/firebase\/(auth|firestore)-client\.|features\/(session\/session-guards|billing\/details\/own-card)\.)/;

/**
 * Names the file that a module goes into with others that are always needed together: small modules compress a quarter better
 * in one file. Null leaves it to the bundler, as for what both public pages and the account need.
 */
export function nameChunk(id: string, graph: Graph): string | null {
  if (isLoadedByItself(id, graph) || isNeededBy(ENTRY, id, graph)) return null;
  if (isNeededBy(START, id, graph)) return 'every-page';
  if (!isPrivate(id, graph)) return null;
  const isForAccount = isNeededBy(DASHBOARD, id, graph);
  // The form is apart from what the account needs as well: who is signed in already never loads it.
  if (isNeededBy(SIGN_IN, id, graph)) {
    if (isForAccount) return 'session';
    return isNeededBy(ACCOUNT_PAGE, id, graph) ? null : 'sign-in';
  }
  return isForAccount ? 'account' : null;
}

function isLoadedByItself(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id);
  return info === null || info.isEntry || info.dynamicImporters.length > 0;
}

/** Whether every way to a module is private. */
function isPrivate(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  if (isLoadedByItself(id, graph) && !PRIVATE.test(id)) return false;
  return importersOf(id, graph).every((importer) => isPrivate(importer, graph, seen));
}

/** Whether one of the roots imports a module, at any remove, when it is loaded itself. */
function isNeededBy(roots: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (roots.test(id)) return true;
  return importersOf(id, graph).some((importer) => isNeededBy(roots, importer, graph, seen));
}

const importersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.importers ?? [];
