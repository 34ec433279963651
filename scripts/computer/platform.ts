// What differs between systems.

/** The command that names the program at a port. */
export function commandForPort(platform: string, port: number): string {
  return platform === 'linux'
    ? `ss -ltnp 'sport = :${port}'`
    : `lsof -nP -iTCP:${port} -sTCP:LISTEN`;
}

/** How to install a Java that is new enough. */
export function howToInstallJava(platform: string): string {
  return platform === 'darwin'
    ? '`brew install openjdk@21`'
    : 'Debian and Ubuntu: `apt-get install openjdk-21-jre-headless`, or a package such as temurin-25-jdk; Fedora: `dnf install java-21-openjdk-headless`';
}

/** How to install a Chromium by hand. */
export function howToInstallChromium(platform: string): string {
  return platform === 'darwin'
    ? '`npx playwright install chromium`'
    : '`npx playwright install --with-deps chromium`, or Debian: `apt-get install chromium`';
}
