// What is wrong with a package.json or a lockfile, in words.

const LINKS = ['dependencies', 'optionalDependencies', 'peerDependencies'] as const;
const OWN_LINKS = [...LINKS, 'devDependencies'] as const;

/** `npm ci` installs the same next month as today only where every package.json names exact versions … */
export function manifestFaults(own: Links) {
  return OWN_LINKS.flatMap((kind) => Object.entries(own[kind] ?? {}))
    .filter(([, range]) => !isExact(range))
    .map(([name, range]) => `asks for ${name}@${range}: pin one exact version`);
}

/**
 * … and no package below asks for a tag or an address.
 * @param overrides of the package.json beside the lockfile
 */
export function lockfileFaults({ packages }: Lockfile, overrides: Overrides = {}) {
  if (!packages) return ['has an old format that omits what packages ask for; regenerate it'];
  return Object.entries(packages)
    .filter(([place]) => place.includes('node_modules/'))
    .flatMap(([place, locked]) => {
      const parent = nameOf(place);
      const below = overrides[parent];
      const pinned = { ...overrides, ...(typeof below === 'object' ? below : {}) };
      return LINKS.flatMap((kind) => Object.entries(locked[kind] ?? {}))
        .filter(([name, range]) => !isRange(range) && !isExact(pinned[name]))
        .map(
          ([name, range]) =>
            `${parent} asks for ${name}@${range}: not a range of versions; pin it under "overrides"`,
        );
    });
}

export function installedIn({ packages = {} }: Lockfile, file: string): Installed[] {
  return Object.entries(packages).map(([place, { version = '' }]) => ({
    file,
    name: nameOf(place),
    version,
  }));
}

/**
 * What scripts/advisories.json rules out: advisories about packages below ours that no update of our own packages answers.
 * An entry without `accepted` is answered by an override, so no lockfile may hold a version below `below` again. One with
 * `accepted` says why it does not reach us and when to look again; once no lockfile holds such a version, it has to go.
 * @param installed every package of every lockfile
 */
export function advisoryFaults(advisories: Advisory[], installed: Installed[]): string[] {
  return advisories.flatMap(({ advisory, package: name, below, accepted }) => {
    const affected = installed.filter((one) => one.name === name && isBelow(one.version, below));
    if (!accepted) {
      return affected.map(
        ({ file, version }) =>
          `${file}: ${name} ${version} has ${advisory}; update or override it to ${below}`,
      );
    }
    const isDated = /^\d{4}-\d\d-\d\d$/.test(accepted.lookAgain);
    return [
      ...(isDated && accepted.why ? [] : [`${advisory}: say why, and when to look again`]),
      ...(affected.length > 0
        ? []
        : [`${advisory}: no lockfile has ${name} below ${below}; remove it`]),
    ];
  });
}

function nameOf(place: string) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function isExact(range: unknown) {
  return /^(npm:(@[^@/]+\/)?[^@/]+@)?\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(String(range));
}

/** Ranges in npm's grammar. `*` counts as one: it includes every version that a lockfile can name, so the two cannot disagree. */
function isRange(range: string) {
  const versions = range.replace(/^npm:(@[^@/]+\/)?[^@/]+@/, '');
  return versions
    .split(/\|\||\s+/)
    .every((part) => /^[~^<>=]*(v?\d[\w.*+-]*|[xX*](\.[xX*])*|-)?$/.test(part));
}

/** `Infinity` is above all of them. */
function isBelow(version: string, bound: string) {
  return version !== '' && version.localeCompare(bound, 'en', { numeric: true }) < 0;
}

/** What is asked for, by kind. */
type Links = Partial<Record<(typeof OWN_LINKS)[number], Record<string, string>>>;

type Lockfile = { packages?: Record<string, Links & { version?: string }> };

/** For all packages, or only below one. */
type Overrides = Record<string, string | Record<string, string>>;

type Installed = { file: string; name: string; version: string };

export type Advisory = {
  /** Its id at GitHub. */
  advisory: string;
  package: string;
  /** The first version without the fault; `Infinity` while there is none. */
  below: string;
  /** The day on which it was read. */
  read: string;
  accepted?: { why: string; lookAgain: string };
};
