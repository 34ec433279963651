/** Set by the battery: the browser suites then run every case. */
export const isThorough = process.env.ALCOVE_THOROUGH === 'yes';

/** A setting that `npm test` gives to its suites. */
export function readEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this suite through npm test`);
  return value;
}
