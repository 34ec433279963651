/** A setting that `npm test` gives to its suites. */
export function readEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this suite through npm test`);
  return value;
}
