// The emulators need Java 21 or newer; the first one on PATH may be older.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export const JAVA_MINIMUM = 21;
export const HOW_TO_INSTALL_JAVA =
  'macOS: `brew install openjdk@21`; Debian and Ubuntu: `apt-get install openjdk-21-jdk-headless`, or a package such as temurin-25-jdk; Fedora: `dnf install java-21-openjdk-devel`';
// Each Java has a folder in one of these: distributions, macOS, and SDKMAN.
const JVM_FOLDERS = [
  '/usr/lib/jvm',
  '/Library/Java/JavaVirtualMachines',
  join(homedir(), '.sdkman/candidates/java'),
];
// Homebrew does not link Java into PATH.
const HOMEBREW_FOLDERS = ['/opt/homebrew/opt', '/usr/local/opt', '/home/linuxbrew/.linuxbrew/opt'];

/** @returns the first Java that is new enough: JAVA_HOME, PATH, then where systems put it, newest first */
export function findJava() {
  for (const path of javaPlaces()) {
    const version = existsSync(path) ? javaVersion(path) : 0;
    if (version >= JAVA_MINIMUM) return { path, version };
  }
  return null;
}

/** The environment of a child process with that Java first on PATH. */
export function withJava(env: NodeJS.ProcessEnv, java: { path: string }): NodeJS.ProcessEnv {
  return { ...env, PATH: `${dirname(java.path)}${delimiter}${env.PATH ?? ''}` };
}

function javaPlaces() {
  const { JAVA_HOME, PATH = '' } = process.env;
  return [
    ...(JAVA_HOME ? [join(JAVA_HOME, 'bin/java')] : []),
    ...PATH.split(delimiter).map((folder) => join(folder, 'java')),
    ...JVM_FOLDERS.flatMap((folder) => newestIn(folder)).flatMap((home) => [
      join(home, 'bin/java'),
      join(home, 'Contents/Home/bin/java'),
    ]),
    ...HOMEBREW_FOLDERS.flatMap((folder) => newestIn(folder, /^openjdk(@\d+)?$/)).map((keg) =>
      join(keg, 'bin/java'),
    ),
  ];
}

function newestIn(folder: string, wanted = /./) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => wanted.test(name))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(folder, name));
}

/** Java prints its settings to standard error. */
function javaVersion(path: string) {
  const args = ['-XshowSettings:properties', '-version'];
  const { stderr } = spawnSync(path, args, { encoding: 'utf8' });
  return Number(/java\.specification\.version = (?:1\.)?(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}
