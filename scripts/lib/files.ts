import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.ts';

/**
 * The project's files, relative to its root: all that Git does not ignore, whether it has them already or not.
 * @param patterns as `git ls-files` takes them; without any, all files
 */
export function projectFiles(...patterns: string[]) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: Infinity })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

/** The text of one of them. */
export function readText(file: string) {
  return readFileSync(join(ROOT, file), 'utf8');
}
