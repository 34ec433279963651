import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Works on a git repository in a folder that a test has made. */
export function scratchRepository(root: string) {
  function git(...args: string[]) {
    execFileSync('git', args, { cwd: root });
  }
  return {
    git,
    write(file: string, text: string) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    commit() {
      git('add', '--all');
      git('-c', 'user.name=a', '-c', 'user.email=a@b.eu', 'commit', '--quiet', '--message=a');
    },
  };
}
