import type { Endpoint } from './http/endpoint.ts';
import { agreements } from './modules/agreements/module.ts';
import { profile } from './modules/profile/module.ts';
import { members } from './modules/members/module.ts';
import { invoiceCopies } from './modules/invoice-copies/module.ts';

/** What a module adds to the whole. */
type Module = { endpoints: readonly Endpoint[] };

export const MODULES: readonly Module[] = [profile, members, invoiceCopies, agreements];
