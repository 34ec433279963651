// What our functions say of themselves, in the form in which a deploy asks them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/places.ts';

/** The part that we read of what firebase-functions calls an endpoint. */
export type Endpoint = {
  timeoutSeconds?: number;
  maxInstances?: number;
  scheduleTrigger?: object;
  taskQueueTrigger?: object;
  eventTrigger?: object;
  httpsTrigger?: object;
};
export type Functions = Record<string, Endpoint>;

/** @param settings with which the functions are loaded */
export function discoverFunctions(settings: NodeJS.ProcessEnv): { endpoints: Functions } {
  const folder = join(ROOT, 'functions');
  const script = `
    const require = (await import('node:module')).createRequire('${folder}/package.json');
    const runtime = '${folder}/node_modules/firebase-functions/lib/runtime/';
    const { extractStack, mergeRequiredAPIs } = require(runtime + 'loader.js');
    const { stackToWire } = require(runtime + 'manifest.js');
    const [endpoints, apis] = [{}, []];
    extractStack(await import('${folder}/src/index.ts'), endpoints, apis, {});
    const stack = { specVersion: 'v1alpha1', endpoints, requiredAPIs: mergeRequiredAPIs(apis), extensions: {} };
    console.log(JSON.stringify(stackToWire(stack)));`;
  const env = { PATH: process.env['PATH'], ...settings, FUNCTIONS_CONTROL_API: 'true' };
  const words = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, words, { env, encoding: 'utf8' }));
}
