import type { Endpoint } from './http/endpoint.ts';
import { agreements } from './modules/agreements/module.ts';
import { security } from './modules/security/module.ts';

/** What a module adds to the whole. */
type Module = { endpoints: readonly Endpoint[] };

export const MODULES: readonly Module[] = [agreements, security];
