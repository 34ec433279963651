/** The heading of docs/requirements.md above what is still to be built; it ends the list. */
export const NOT_BUILT = '## Not built yet';

/**
 * What differs between the list of requirements and the ids that tests name.
 * @param list the text of docs/requirements.md
 */
export function requirementFaults(list: string, named: ReadonlySet<string>) {
  const [built = '', planned = ''] = list.split(`\n${NOT_BUILT}\n`);
  const [isBuilt, isPlanned] = [requirementsIn(built), requirementsIn(planned)];
  return [
    ...[...named]
      .filter((id) => !isBuilt.has(id))
      .map((id) =>
        isPlanned.has(id)
          ? `a test names ${id}, which is listed as not built yet`
          : `does not list ${id}`,
      ),
    ...[...isBuilt].filter((id) => !named.has(id)).map((id) => `no test names ${id}`),
  ];
}

export function requirementsIn(text: string) {
  return new Set(text.match(/\bR-[A-Z]{3}-\d{2}\b/g));
}
