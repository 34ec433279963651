import { z } from 'zod';
import { invalid, missing } from '../state/faults.ts';

// What parameters are made of. A form sends texts only, and an empty one clears a value.
export const anyText = z.string().optional();
export const text = z.string().min(1);
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const flag = z
  .enum(['true', 'false'])
  .transform((word) => word === 'true')
  .optional();
export const metadata = z.union([z.literal(''), z.record(z.string(), z.string())]).optional();
export const limit = integer.pipe(z.number().min(1).max(100)).default(10);

/**
 * The parameters of a call, as its table has them.
 * @throws {StripeFault} when one is unknown, missing or of the wrong kind
 */
export function read<Schema extends z.ZodType>(schema: Schema, values: unknown): z.output<Schema> {
  const result = schema.safeParse(values, { reportInput: true });
  if (result.success) return result.data;
  throw refusalOf(result.error.issues);
}

function refusalOf([issue]: readonly z.core.$ZodIssue[]) {
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, ...issue.keys]);
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue?.path ?? []);
  if (issue?.input === undefined || issue.input === '') return missing(param);
  return invalid(`Invalid ${param}: ${issue.message}`, { param });
}

/** Stripe's spelling of what is nested: `items[0][price]`. */
function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return `${String(first)}${rest.map((key) => `[${String(key)}]`).join('')}`;
}

/** The metadata after a call: keys are merged, an empty value removes its key, an empty text removes all. */
export function merge(
  change: z.output<typeof metadata>,
  current: Readonly<Record<string, string>> = {},
): Record<string, string> {
  if (change === '') return {};
  const all = Object.entries({ ...current, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
