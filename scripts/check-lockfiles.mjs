#!/usr/bin/env node
// `npm ci` installs the same next month as today: no lockfile asks for a tag or an address, and every package.json names
// exact versions. Nor does a lockfile hold what scripts/advisories.json rules out. Plain Node, with the project's folder or
// another as its argument.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { advisoryFaults } from './lib/advisories.mjs';
import { ROOT } from './lib/places.mjs';

/** @import { Installed } from './lib/advisories.mjs' */

const LINKS = /** @type {const} */ (['dependencies', 'optionalDependencies', 'peerDependencies']);
const OWN_LINKS = /** @type {const} */ ([...LINKS, 'devDependencies']);

/**
 * @typedef {Partial<Record<typeof OWN_LINKS[number], Record<string, string>>>} Links what is asked for, by kind
 * @typedef {Links & { name?: string, overrides?: Record<string, string | Record<string, string>> }} Manifest a package.json
 * @typedef {Links & { version?: string, link?: boolean }} Locked
 * @typedef {{ packages?: Record<string, Locked>, lockfileVersion: number }} Lockfile
 * @typedef {{ file: string, name: string, dependency: string, range: string | number, reason: string }} Fault
 */

const VERSION = String.raw`\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?`;
const LOOSE_VERSION = String.raw`v?(\d+|[xX*])(\.(\d+|[xX*])){0,2}(-[\w.-]+)?(\+[\w.-]+)?`;
const COMPARATOR = String.raw`([~^]|[<>]=?|=)?\s*${LOOSE_VERSION}`;
const RANGE = new RegExp(
  `^(|${LOOSE_VERSION}\\s+-\\s+${LOOSE_VERSION}|${COMPARATOR}(\\s+${COMPARATOR})*)$`,
);

const root = process.argv[2] ?? ROOT;
const found = findFiles(root);
const faults = [
  ...found.filter((file) => file.endsWith('package.json')).flatMap(directFaults),
  ...found.filter((file) => file.endsWith('package-lock.json')).flatMap(lockfileFaults),
];
for (const { file, name, dependency, range, reason } of faults) {
  console.error(`${relative(root, file)}: ${name} asks for ${dependency}@${range}: ${reason}`);
}
const advisories = join(root, 'scripts/advisories.json');
const known = existsSync(advisories)
  ? advisoryFaults(readJson(advisories), installedPackages())
  : [];
for (const fault of known) console.error(fault);
if (found.length === 0) console.error(`${root} has no package.json`);
process.exitCode = faults.length + known.length === 0 && found.length > 0 ? 0 : 1;

/** @type {(file: string) => Fault[]} */
function directFaults(file) {
  /** @type {Manifest} */
  const own = readJson(file);
  return OWN_LINKS.flatMap((kind) => Object.entries(own[kind] ?? {}))
    .filter(([, range]) => !isExact(range))
    .map(([dependency, range]) => ({
      file,
      name: own.name ?? 'this package',
      dependency,
      range,
      reason: 'pin one exact version',
    }));
}

/** @type {(file: string) => Fault[]} */
function lockfileFaults(file) {
  /** @type {Lockfile} */
  const { packages, lockfileVersion } = readJson(file);
  const manifest = join(dirname(file), 'package.json');
  /** @type {Manifest} */
  const own = existsSync(manifest) ? readJson(manifest) : {};
  if (!packages) {
    const reason = 'an old format that omits the requirements of packages; regenerate it';
    return [{ file, name: 'it', dependency: 'lockfileVersion', range: lockfileVersion, reason }];
  }
  /** @type {Fault[]} */
  const faultsFound = [];
  for (const [place, locked] of Object.entries(packages)) {
    // The folders outside node_modules are ours: their own package.json is checked.
    if (!place.includes('node_modules/') || locked.link) continue;
    const name = nameOf(place);
    for (const [dependency, range] of LINKS.flatMap((kind) => Object.entries(locked[kind] ?? {}))) {
      if (isRange(range)) continue;
      const pinned = overrideFor(own, name, dependency);
      const installed = lockedVersion(packages, place, dependency);
      const reason =
        pinned === undefined
          ? 'not a range of versions; pin it under "overrides"'
          : !isExact(pinned)
            ? `overridden by ${pinned}, which is not one version`
            : pinned !== installed
              ? `overridden by ${pinned}, but the lockfile has ${installed ?? 'none'}`
              : null;
      if (reason) faultsFound.push({ file, name, dependency, range, reason });
    }
  }
  return faultsFound;
}

/** @returns {Installed[]} */
function installedPackages() {
  return found
    .filter((file) => file.endsWith('package-lock.json'))
    .flatMap((file) => {
      /** @type {Lockfile} */
      const { packages = {} } = readJson(file);
      return Object.entries(packages).map(([place, { version = '' }]) => ({
        file: relative(root, file),
        name: nameOf(place),
        version,
      }));
    });
}

/**
 * What the package.json beside a lockfile overrides `dependency` with: for all packages, or only below `parent`.
 * @type {(manifest: Manifest, parent: string, dependency: string) => string | undefined}
 */
function overrideFor({ overrides = {}, ...own }, parent, dependency) {
  const scoped = overrides[parent];
  const value =
    (typeof scoped === 'object' ? scoped[dependency] : undefined) ?? overrides[dependency];
  const version = typeof value === 'object' ? value['.'] : value;
  if (!version?.startsWith('$')) return version;
  return OWN_LINKS.map((kind) => own[kind]?.[version.slice(1)]).find(Boolean) ?? version;
}

/**
 * In Node's order: beside the package's own dependencies, then in each folder above.
 * @type {(packages: Record<string, Locked>, place: string, dependency: string) => string | undefined}
 */
function lockedVersion(packages, place, dependency) {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    const candidate = `${folder && `${folder.replace(/\/$/, '')}/`}node_modules/${dependency}`;
    if (packages[candidate]) return packages[candidate].version;
    if (!folder) return undefined;
  }
}

/** @param {string} place */
function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** @param {string} range */
function isExact(range) {
  return new RegExp(`^(npm:(@[^@/]+/)?[^@/]+@)?${VERSION}$`).test(range);
}

/**
 * Ranges in npm's grammar. `*` counts as one: it includes every version that a lockfile can name, so the two cannot disagree.
 * @param {string} range
 */
function isRange(range) {
  const versions = range.replace(/^npm:(@[^@/]+\/)?[^@/]+@/, '');
  return versions.split('||').every((part) => RANGE.test(part.trim()));
}

/** @type {(folder: string) => string[]} */
function findFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : findFiles(path);
      }
      return /^package(-lock)?\.json$/.test(entry.name) ? [path] : [];
    });
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
