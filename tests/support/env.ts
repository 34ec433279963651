/** Set by the battery, and where tests are named: every case then runs, and every test. */
export const isThorough = process.env.ALCOVE_THOROUGH === 'yes';

/** Ends the title of a test that `npm test` leaves to the battery: one that is slow, of a case that is rare. */
export const LEFT_TO_BATTERY = '@battery';

/** A setting that `npm test` gives to its suites. */
export function readEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this suite through npm test`);
  return value;
}
