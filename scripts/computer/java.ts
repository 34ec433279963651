// The Firestore emulator needs Java 21 or newer; the first one on PATH may be older.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export const JAVA_MINIMUM = 21;
export const HOW_TO_INSTALL_JAVA =
  'macOS: `brew install openjdk@21`; Debian and Ubuntu: `apt-get install openjdk-21-jre-headless`, or a package such as temurin-25-jdk; Fedora: `dnf install java-21-openjdk-headless`';
// Distributions, macOS and SDKMAN (under the home folder): each Java has a folder in one of these.
const JVM_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];
const SDKMAN = '.sdkman/candidates/java';
// Homebrew does not link Java into PATH.
const HOMEBREW_FOLDERS = ['/opt/homebrew/opt', '/usr/local/opt', '/home/linuxbrew/.linuxbrew/opt'];

/** @returns the first Java that is new enough: JAVA_HOME, PATH, then where systems put it */
export function findJava() {
  for (const path of javaPlaces({ env: process.env, home: homedir() })) {
    const version = existsSync(path) ? javaVersion(path) : 0;
    if (version >= JAVA_MINIMUM) return { path, version };
  }
  return null;
}

/** The environment of a child process with that Java first on PATH. */
export function withJava(env: NodeJS.ProcessEnv, java: { path: string }): NodeJS.ProcessEnv {
  return { ...env, PATH: `${dirname(java.path)}${delimiter}${env.PATH ?? ''}` };
}

/** @returns where a Java may be, in the order of preference */
export function javaPlaces({ env, home, list = namesIn }: Machine) {
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

function newestFirst(names: string[]) {
  return names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

function namesIn(folder: string) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Java prints its settings to standard error. */
function javaVersion(path: string) {
  const args = ['-XshowSettings:properties', '-version'];
  const { stderr } = spawnSync(path, args, { encoding: 'utf8' });
  return Number(/java\.specification\.version = (?:1\.)?(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

type Machine = {
  env: { JAVA_HOME?: string; PATH?: string };
  home: string;
  list?: (folder: string) => string[];
};
