import type { World } from '../state/world.ts';
import type { Params } from './params.ts';

/** One call to the API: the id in its path, its parameters and the world it acts on. */
export type Call = { id: string; params: Params; world: World };

/** A call's path below /v1, and what it does: it returns the answer or throws a StripeFault. */
export type Endpoint = { method: 'get' | 'post' | 'delete'; path: string; run: Run };
type Run = (call: Call) => object;

export const get = (path: string, run: Run): Endpoint => ({ method: 'get', path, run });
export const post = (path: string, run: Run): Endpoint => ({ method: 'post', path, run });
export const del = (path: string, run: Run): Endpoint => ({ method: 'delete', path, run });
