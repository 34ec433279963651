import type { Endpoint } from './http/endpoint.ts';
import { agreements } from './modules/agreements/module.ts';
import { browserErrors } from './modules/browser-errors/module.ts';
import { feedback } from './modules/feedback/module.ts';
import { files } from './modules/files/module.ts';
import { health } from './modules/health/module.ts';
import { invoiceCopies } from './modules/invoice-copies/module.ts';
import { members } from './modules/members/module.ts';
import { profile } from './modules/profile/module.ts';
import { security } from './modules/security/module.ts';
import { servers } from './modules/servers/module.ts';
import { support } from './modules/support/module.ts';

/** What a module adds to the whole. */
type Module = { endpoints: readonly Endpoint[] };

export const MODULES: readonly Module[] = [
  profile,
  members,
  files,
  invoiceCopies,
  agreements,
  servers,
  support,
  feedback,
  browserErrors,
  security,
  health,
];
