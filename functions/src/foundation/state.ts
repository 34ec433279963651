/** Keeps what an instance makes once, by the function that makes it. */
export function createState(): <T>(create: () => T) => T {
  const made = new Map<unknown, unknown>();
  return <T>(create: () => T): T => {
    if (!made.has(create)) made.set(create, create());
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a map has one type of values: what a function has made is kept under that function
    return made.get(create) as T;
  };
}
