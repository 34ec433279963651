import { expect, test } from 'vitest';
import { javaPlaces } from './java.ts';

const FOLDERS: Record<string, string[]> = {
  '/usr/lib/jvm': ['java-8-openjdk', 'java-21-openjdk', 'java-17-openjdk'],
  '/home/kim/.sdkman/candidates/java': ['17.0.9-tem', '21.0.5-tem'],
  '/opt/homebrew/opt': ['node', 'openjdk@21', 'openjdk-tools'],
};

test('a Java is looked for in JAVA_HOME and PATH, then where systems put it, newest first', () => {
  const places = javaPlaces({
    env: { JAVA_HOME: '/my/java', PATH: '/usr/bin:/bin' },
    home: '/home/kim',
    list: (folder) => FOLDERS[folder] ?? [],
  });
  expect(places.filter((path) => !path.includes('Contents'))).toEqual([
    '/my/java/bin/java',
    '/usr/bin/java',
    '/bin/java',
    '/usr/lib/jvm/java-21-openjdk/bin/java',
    '/usr/lib/jvm/java-17-openjdk/bin/java',
    '/usr/lib/jvm/java-8-openjdk/bin/java',
    '/home/kim/.sdkman/candidates/java/21.0.5-tem/bin/java',
    '/home/kim/.sdkman/candidates/java/17.0.9-tem/bin/java',
    '/opt/homebrew/opt/openjdk@21/bin/java',
  ]);
});
