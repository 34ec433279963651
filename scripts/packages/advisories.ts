// The advisories about packages below ours that no update of our own packages answers: scripts/advisories.json. An entry without
// `accepted` is answered by an override, so no lockfile may hold a version below `below` again. One with `accepted` says why it
// does not reach us and when to look again; once no lockfile holds such a version, the entry has to go.

/** @param installed every package of every lockfile */
export function advisoryFaults(advisories: Advisory[], installed: Installed[]): string[] {
  return advisories.flatMap((entry) => {
    const affected = installed.filter(
      ({ name, version }) => name === entry.package && isBelow(version, entry.below),
    );
    if (entry.accepted) {
      const isDated = /^\d{4}-\d\d-\d\d$/.test(entry.accepted.lookAgain);
      return [
        ...(isDated && entry.accepted.why
          ? []
          : [`${entry.advisory}: say why, and when to look again`]),
        ...(affected.length > 0
          ? []
          : [
              `${entry.advisory}: no lockfile has ${entry.package} below ${entry.below}; remove it`,
            ]),
      ];
    }
    return affected.map(
      ({ file, version }) =>
        `${file}: ${entry.package} ${version} has ${entry.advisory}; update or override it to ${entry.below}`,
    );
  });
}

function isBelow(version: string, bound: string) {
  const [a, b] = [version, bound].map((text) => text.split('.').map(Number.parseFloat));
  const [one = 0, other = 0] =
    [0, 1, 2].map((part) => [a?.[part] ?? 0, b?.[part] ?? 0]).find(([x, y]) => x !== y) ?? [];
  return one < other;
}

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

export type Installed = { file: string; name: string; version: string };
