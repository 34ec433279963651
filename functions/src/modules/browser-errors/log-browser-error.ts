import { z } from 'zod';
import type { Needs } from '../../context.ts';
import {
  BROWSER_ERROR_FRAME,
  BROWSER_ERROR_FRAMES,
  BROWSER_ERROR_NAMES,
  withoutValues,
} from '../../contract/browser/browser-errors.ts';
import { readClientAddress } from '../../http/limits/client-address.ts';
import { createVisitorLimits } from '../../http/limits/visitor-limits.ts';
import type { Call, Reply } from '../../http/route.ts';

export const body = z.strictObject({
  name: z.enum(BROWSER_ERROR_NAMES),
  message: z.string().transform(withoutValues),
  path: z.string().regex(/^(?:\*|\/[a-z0-9/:-]{0,60})$/),
  frames: z.array(z.string().regex(BROWSER_ERROR_FRAME)).max(BROWSER_ERROR_FRAMES).readonly(),
  release: z.string().regex(/^[\w.-]{1,80}$/),
});

type Reporting = Call<'POST /browser-errors'> & { body: z.output<typeof body> };

/** Logs an error of our pages as one line, in the form that Google's Error Reporting groups. */
export async function handle(
  ctx: Needs<'db' | 'clock' | 'log' | 'state'>,
  { body: error, header }: Reporting,
): Promise<Reply<Record<string, never>>> {
  await createVisitorLimits(ctx).countBrowserError(readClientAddress(header));
  const { name, message, path, frames, release } = error;
  // Without a frame it would not be taken for a stack.
  const places = frames.length > 0 ? frames : [`${path}:1:1`];
  ctx.log('WARNING', 'browser_error', {
    errorName: name,
    route: path,
    stack_trace: [`${name}: ${message}`, ...places.map((at) => `    at ${at}`)].join('\n'),
    serviceContext: { service: 'web', version: release },
  });
  return { status: 204, body: {} };
}
