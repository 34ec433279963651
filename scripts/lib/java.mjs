// The Firestore emulator needs Java 21 or newer; a machine may have an older one first on PATH.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const JAVA_MINIMUM = 21;
const JVM_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

/** @returns {{ path: string, version: number } | null} the first Java that is new enough: JAVA_HOME, PATH, then the JVM folder */
export function findJava() {
  for (const path of candidates()) {
    const version = javaVersion(path);
    if (version >= JAVA_MINIMUM) return { path, version };
  }
  return null;
}

/** The environment of a child process with that Java first on PATH. */
export function withJava(env, java) {
  return { ...env, PATH: `${dirname(java.path)}${delimiter}${env.PATH ?? ''}` };
}

function candidates() {
  const found = [];
  if (process.env.JAVA_HOME) found.push(join(process.env.JAVA_HOME, 'bin', 'java'));
  for (const folder of (process.env.PATH ?? '').split(delimiter)) found.push(join(folder, 'java'));
  for (const folder of JVM_FOLDERS) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).toSorted().toReversed()) {
      found.push(join(folder, name, 'bin', 'java'), join(folder, name, 'Contents/Home/bin/java'));
    }
  }
  return [...new Set(found)].filter((path) => existsSync(path));
}

function javaVersion(path) {
  // Java writes its settings to standard error.
  const { stderr } = spawnSync(path, ['-XshowSettings:properties', '-version'], {
    encoding: 'utf8',
  });
  return Number(/java\.specification\.version = (?:1\.)?(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}
