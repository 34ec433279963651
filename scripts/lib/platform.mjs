// What differs between systems. Plain Node without dependencies: it runs before the first install, and on old Nodes.

/** @type {[major: number, minor: number]} */
export const NODE_MINIMUM = [20, 19];

/** Ends the process with a message if the product cannot run here. Call it before anything else. */
export function requireSupportedPlatform() {
  const words = whyUnsupported(process.platform, process.versions.node);
  if (words === null) return;
  console.error(words);
  process.exit(1);
}

/**
 * @param {string} platform
 * @param {string} nodeVersion
 * @returns {string | null} what to do if the product cannot run here
 */
export function whyUnsupported(platform, nodeVersion) {
  if (platform === 'win32') {
    return 'Alcove runs on Linux and macOS. On Windows it runs inside WSL: install that with `wsl --install`, clone the project inside it, and run the same command there.';
  }
  if (!isNodeNewEnough(nodeVersion)) {
    return `Alcove needs Node ${NODE_MINIMUM.join('.')} or newer, and this is ${nodeVersion}. Install a newer one from https://nodejs.org and run the same command again.`;
  }
  return null;
}

/** @param {string} version */
function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantMajor, wantMinor] = NODE_MINIMUM;
  return major > wantMajor || (major === wantMajor && minor >= wantMinor);
}

/**
 * @param {string} platform
 * @param {number} port
 * @returns {string} the command that names the program at a port
 */
export function commandForPort(platform, port) {
  return platform === 'linux'
    ? `ss -ltnp 'sport = :${port}'`
    : `lsof -nP -iTCP:${port} -sTCP:LISTEN`;
}

/** @param {string} platform @returns {string} how to install a Java that is new enough */
export function howToInstallJava(platform) {
  return platform === 'darwin'
    ? '`brew install openjdk@21`'
    : 'Debian and Ubuntu: `apt-get install openjdk-21-jre-headless`, or a package such as temurin-25-jdk; Fedora: `dnf install java-21-openjdk-headless`';
}

/** @param {string} platform @returns {string} how to install a Chromium by hand */
export function howToInstallChromium(platform) {
  return platform === 'darwin'
    ? '`npx playwright install chromium`'
    : '`npx playwright install --with-deps chromium`, or Debian: `apt-get install chromium`';
}
