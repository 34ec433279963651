import { describe, expect, test } from 'vitest';
import {
  commandForPort,
  howToInstallChromium,
  howToInstallJava,
  whyUnsupported,
} from './platform.mjs';

// R-LIV-08
describe('whyUnsupported', () => {
  test.each(['linux', 'darwin'])('%s with a Node that is new enough runs the product', (system) => {
    expect(whyUnsupported(system, '20.19.0')).toBeNull();
    expect(whyUnsupported(system, '24.1.0')).toBeNull();
  });

  test('Windows is sent to WSL, whatever its Node', () => {
    expect(whyUnsupported('win32', '22.12.0')).toContain('WSL');
    expect(whyUnsupported('win32', '18.0.0')).toContain('WSL');
  });

  test.each(['18.20.4', '20.18.3', '19.99.0'])('Node %s is named as too old', (version) => {
    expect(whyUnsupported('darwin', version)).toContain(version);
  });
});

describe('hints', () => {
  test('macOS gets lsof and Homebrew, which it has or can have', () => {
    expect(commandForPort('darwin', 5000)).toBe('lsof -nP -iTCP:5000 -sTCP:LISTEN');
    expect(howToInstallJava('darwin')).toBe('`brew install openjdk@21`');
    expect(howToInstallChromium('darwin')).not.toContain('apt-get');
  });

  test('Linux gets ss and its packages', () => {
    expect(commandForPort('linux', 5000)).toBe("ss -ltnp 'sport = :5000'");
    expect(howToInstallJava('linux')).toContain('apt-get install openjdk-21-jre-headless');
    expect(howToInstallChromium('linux')).toContain('apt-get install chromium');
  });
});
