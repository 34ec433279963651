/** Runs before each file of Vitest's: gives its tests and hooks the time that this computer needs. */
import { inject, vi } from 'vitest';
import { stretched } from './stretched.ts';

const limit = stretched(inject('timeLimitMs'));
vi.setConfig({ testTimeout: limit, hookTimeout: limit });

declare module 'vitest' {
  interface ProvidedContext {
    timeLimitMs: number;
  }
}
