import { NOT_FOUND, type PageRow } from './routes.ts';

/** The row of the route table that a match stands for: every page's route carries it as its handle. */
export function rowOfMatch(match: { handle: unknown } | undefined): PageRow {
  const handle = match?.handle;
  return isRow(handle) ? handle : NOT_FOUND;
}

function isRow(handle: unknown): handle is PageRow {
  return typeof handle === 'object' && handle !== null && 'meta' in handle;
}
