// `npm ci` installs the same next month as today: no lockfile asks for a tag or an address, and every package.json names
// exact versions. Nor does a lockfile hold what scripts/advisories.json rules out. Plain Node, with the project's folder or
// another as its argument.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { advisoryFaults, type Installed } from './advisories.ts';
import { ROOT } from '../lib/places.ts';

const LINKS = ['dependencies', 'optionalDependencies', 'peerDependencies'] as const;
const OWN_LINKS = [...LINKS, 'devDependencies'] as const;

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

function directFaults(file: string): Fault[] {
  const own: Manifest = readJson(file);
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

function lockfileFaults(file: string): Fault[] {
  const { packages, lockfileVersion }: Lockfile = readJson(file);
  const manifest = join(dirname(file), 'package.json');
  const own: Manifest = existsSync(manifest) ? readJson(manifest) : {};
  if (!packages) {
    const reason = 'an old format that omits the requirements of packages; regenerate it';
    return [{ file, name: 'it', dependency: 'lockfileVersion', range: lockfileVersion, reason }];
  }
  const faultsFound: Fault[] = [];
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

function installedPackages(): Installed[] {
  return found
    .filter((file) => file.endsWith('package-lock.json'))
    .flatMap((file) => {
      const { packages = {} }: Lockfile = readJson(file);
      return Object.entries(packages).map(([place, { version = '' }]) => ({
        file: relative(root, file),
        name: nameOf(place),
        version,
      }));
    });
}

/** What the package.json beside a lockfile overrides `dependency` with: for all packages, or only below `parent`. */
function overrideFor({ overrides = {}, ...own }: Manifest, parent: string, dependency: string) {
  const scoped = overrides[parent];
  const value =
    (typeof scoped === 'object' ? scoped[dependency] : undefined) ?? overrides[dependency];
  const version = typeof value === 'object' ? value['.'] : value;
  if (!version?.startsWith('$')) return version;
  return OWN_LINKS.map((kind) => own[kind]?.[version.slice(1)]).find(Boolean) ?? version;
}

/** In Node's order: beside the package's own dependencies, then in each folder above. */
function lockedVersion(packages: Record<string, Locked>, place: string, dependency: string) {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    const candidate = `${folder && `${folder.replace(/\/$/, '')}/`}node_modules/${dependency}`;
    if (packages[candidate]) return packages[candidate].version;
    if (!folder) return undefined;
  }
}

function nameOf(place: string) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function isExact(range: string) {
  return new RegExp(`^(npm:(@[^@/]+/)?[^@/]+@)?${VERSION}$`).test(range);
}

/** Ranges in npm's grammar. `*` counts as one: it includes every version that a lockfile can name, so the two cannot disagree. */
function isRange(range: string) {
  const versions = range.replace(/^npm:(@[^@/]+\/)?[^@/]+@/, '');
  return versions.split('||').every((part) => RANGE.test(part.trim()));
}

function findFiles(folder: string): string[] {
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

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A package.json. */
type Manifest = Links & {
  name?: string;
  overrides?: Record<string, string | Record<string, string>>;
};

type Lockfile = { packages?: Record<string, Locked>; lockfileVersion: number };
type Locked = Links & { version?: string; link?: boolean };

/** What is asked for, by kind. */
type Links = Partial<Record<(typeof OWN_LINKS)[number], Record<string, string>>>;

type Fault = {
  file: string;
  name: string;
  dependency: string;
  range: string | number;
  reason: string;
};
