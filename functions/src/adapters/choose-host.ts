import type { Config } from '../config/config.ts';
import type { Log } from '../foundation/log.ts';
import { createHttpHost } from './http-host.ts';
import { hostNotAnswering, type MachineHost } from './machine-host.ts';

/** The machines' host of this deployment. */
export function createMachineHost(
  { machines, isDevelopment, forbiddenTargets: forbidden }: Config,
  log: Log,
): MachineHost {
  return machines === null ? NO_HOST : createHttpHost(machines, { isDevelopment, forbidden, log });
}

const fail = () => Promise.reject(hostNotAnswering());

/** Nobody makes machines here: orders wait. */
const NO_HOST: MachineHost = {
  order: fail,
  read: fail,
  sleep: fail,
  wake: fail,
  resize: fail,
  erase: fail,
  exportLink: fail,
  list: fail,
};
