import { z } from 'zod';
import {
  BROWSER_ERROR_FRAME,
  BROWSER_ERROR_FRAMES,
  BROWSER_ERROR_NAMES,
  withoutValues,
} from '../../contract/browser/browser-errors.ts';
import type { Log } from '../../foundation/log.ts';
import { readClientAddress } from '../../http/limits/client-address.ts';
import { publicBodyRoute, type Route } from '../../http/route.ts';
import type { VisitorLimits } from '../../http/limits/visitor-limits.ts';

type Parts = { limits: Pick<VisitorLimits, 'countBrowserError'>; log: Log };

const Body = z.strictObject({
  name: z.enum(BROWSER_ERROR_NAMES),
  message: z.string().transform(withoutValues),
  path: z.string().regex(/^(?:\*|\/[a-z0-9/:-]{0,60})$/),
  frames: z.array(z.string().regex(BROWSER_ERROR_FRAME)).max(BROWSER_ERROR_FRAMES).readonly(),
  release: z.string().regex(/^[\w.-]{1,80}$/),
});

/** Where our pages tell of errors. Each is one line of the log, in the form that Google's Error Reporting groups. */
export function createBrowserErrorRoutes({ limits, log }: Parts): Route[] {
  return [
    publicBodyRoute('POST /browser-errors', Body, async ({ body, header }) => {
      await limits.countBrowserError(readClientAddress(header));
      const { name, message, path, frames, release } = body;
      // Without a frame it would not be taken for a stack.
      const places = frames.length > 0 ? frames : [`${path}:1:1`];
      log('WARNING', 'browser_error', {
        errorName: name,
        route: path,
        stack_trace: [`${name}: ${message}`, ...places.map((at) => `    at ${at}`)].join('\n'),
        serviceContext: { service: 'web', version: release },
      });
      return { status: 204, body: {} };
    }),
  ];
}
