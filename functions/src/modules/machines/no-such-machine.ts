import { ApiError } from '../../foundation/errors.ts';

/** The same for a machine that is gone, that never was, and that is another person's. */
export function noSuchMachine(): ApiError {
  return new ApiError('not_found', 'This server is unknown. Reload the page.');
}
