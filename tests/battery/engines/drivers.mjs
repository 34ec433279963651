/** @import { Target } from './locate.mjs' */

/**
 * The engines, each behind the same few calls.
 *
 * @typedef {<A, R>(inPage: (argument: A) => R, argument?: A) => Promise<R>} Run
 *
 * @typedef {object} Page a window of a browser in which nobody has been before
 * @property {string} version of the browser
 * @property {(url: string) => Promise<void>} goto may resolve while the old document is still there
 * @property {() => Promise<void>} reload
 * @property {Run} run calls a function in the page
 * @property {(target: Target) => Promise<void>} click with the engine's own pointer; see `locate`
 * @property {(target: Target, text: string) => Promise<void>} fill replaces a field's content
 * @property {ReturnType<typeof import('./noise.mjs').createNoise>} noise console messages and page errors
 * @property {(file: string) => Promise<void>} screenshot
 * @property {() => Promise<void>} close
 *
 * @typedef {object} Driver
 * @property {string[]} [ownHosts] what the browser itself requests
 * @property {() => Promise<Page>} openPage
 * @property {() => Promise<void>} close
 *
 * @typedef {(options: { proxy: string, logs: string }) => Promise<Driver>} Launch `proxy`, as `host:port`, is for all that is not this machine
 */

/** @type {Record<string, () => Promise<{ launch: Launch }>>} */
export const ENGINES = {
  chromium: () => import('./chromium.mjs'),
  firefox: () => import('./firefox.mjs'),
  webkit: () => import('./webkit.mjs'),
};

export const WINDOW = { width: 1280, height: 900 };
