import { expect, test } from 'vitest';
import { javaPlaces } from './java.ts';

const FOLDERS: Record<string, string[]> = {
  '/usr/lib/jvm': ['java-8-openjdk', 'java-21-openjdk', 'java-17-openjdk'],
  '/Library/Java/JavaVirtualMachines': ['temurin-21.jdk'],
  '/home/kim/.sdkman/candidates/java': ['17.0.9-tem', '21.0.5-tem'],
  '/opt/homebrew/opt': ['node', 'openjdk', 'openjdk@17', 'openjdk@21', 'openjdk-tools'],
  '/usr/local/opt': ['openjdk@21'],
};
const places = (env: { JAVA_HOME?: string; PATH?: string }) =>
  javaPlaces({ env, home: '/home/kim', list: (folder) => FOLDERS[folder] ?? [] });

test('JAVA_HOME and PATH come before what is found elsewhere', () => {
  expect(places({ JAVA_HOME: '/my/java', PATH: '/usr/bin:/bin' }).slice(0, 3)).toEqual([
    '/my/java/bin/java',
    '/usr/bin/java',
    '/bin/java',
  ]);
});

test("Homebrew's Java is found on both kinds of Mac, though it is in no PATH", () => {
  const found = places({});
  expect(found).toContain('/opt/homebrew/opt/openjdk@21/bin/java');
  expect(found).toContain('/opt/homebrew/opt/openjdk/bin/java');
  expect(found).toContain('/usr/local/opt/openjdk@21/bin/java');
});

test('nothing else of Homebrew passes for a Java', () => {
  expect(places({}).filter((path) => /\/opt\/(node|openjdk-tools)\//.test(path))).toEqual([]);
});

test("distributions', macOS's and SDKMAN's folders are looked at, newest first", () => {
  const found = places({});
  expect(found).toContain(
    '/Library/Java/JavaVirtualMachines/temurin-21.jdk/Contents/Home/bin/java',
  );
  const sdkman = found.filter((path) => path.includes('.sdkman') && !path.includes('Contents'));
  expect(sdkman).toEqual([
    '/home/kim/.sdkman/candidates/java/21.0.5-tem/bin/java',
    '/home/kim/.sdkman/candidates/java/17.0.9-tem/bin/java',
  ]);
  const own = found.filter((path) => /^\/usr\/lib\/jvm\/[^/]+\/bin/.test(path));
  expect(own[0]).toBe('/usr/lib/jvm/java-21-openjdk/bin/java');
});
