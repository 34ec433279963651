// The Firestore emulator needs Java 21 or newer; the first one on PATH may be older.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export const JAVA_MINIMUM = 21;
// Distributions, macOS and SDKMAN (under the home folder): each Java has a folder in one of these.
const JVM_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];
const SDKMAN = '.sdkman/candidates/java';
// Homebrew does not link Java into PATH.
const HOMEBREW_FOLDERS = ['/opt/homebrew/opt', '/usr/local/opt', '/home/linuxbrew/.linuxbrew/opt'];

/** @returns {{ path: string, version: number } | null} the first Java that is new enough: JAVA_HOME, PATH, then where systems put it */
export function findJava() {
  for (const path of javaPlaces({ env: process.env, home: homedir() })) {
    const version = existsSync(path) ? javaVersion(path) : 0;
    if (version >= JAVA_MINIMUM) return { path, version };
  }
  return null;
}

/**
 * The environment of a child process with that Java first on PATH.
 * @type {(env: NodeJS.ProcessEnv, java: { path: string }) => NodeJS.ProcessEnv}
 */
export function withJava(env, java) {
  return { ...env, PATH: `${dirname(java.path)}${delimiter}${env.PATH ?? ''}` };
}

/**
 * @param {{ env: { JAVA_HOME?: string, PATH?: string }, home: string, list?: (folder: string) => string[] }} machine
 * @returns {string[]} where a Java may be, in the order of preference
 */
export function javaPlaces({ env, home, list = namesIn }) {
  const found = [];
  if (env.JAVA_HOME) found.push(join(env.JAVA_HOME, 'bin/java'));
  for (const folder of (env.PATH ?? '').split(delimiter)) found.push(join(folder, 'java'));
  for (const folder of [...JVM_FOLDERS, join(home, SDKMAN)]) {
    for (const name of newestFirst(list(folder))) {
      found.push(join(folder, name, 'bin/java'), join(folder, name, 'Contents/Home/bin/java'));
    }
  }
  for (const folder of HOMEBREW_FOLDERS) {
    const kegs = list(folder).filter((name) => /^openjdk(@\d+)?$/.test(name));
    for (const name of newestFirst(kegs)) found.push(join(folder, name, 'bin/java'));
  }
  return [...new Set(found)];
}

/** @param {string[]} names */
function newestFirst(names) {
  return names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** @param {string} folder */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** @param {string} path */
function javaVersion(path) {
  return versionBeside(path) ?? versionSaid(path);
}

/** A Java also states its version in a file, which is quicker than running it. @param {string} path */
function versionBeside(path) {
  try {
    const release = readFileSync(join(dirname(dirname(realpathSync(path))), 'release'), 'utf8');
    return versionIn(/^JAVA_VERSION="(?:1\.)?(\d+)/m, release);
  } catch {
    return null;
  }
}

/** @param {string} path */
function versionSaid(path) {
  // Java prints its settings to standard error.
  const { stderr } = spawnSync(path, ['-XshowSettings:properties', '-version'], {
    encoding: 'utf8',
  });
  return versionIn(/java\.specification\.version = (?:1\.)?(\d+)/, stderr ?? '') ?? 0;
}

/** @type {(pattern: RegExp, text: string) => number | null} */
function versionIn(pattern, text) {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
