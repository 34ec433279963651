// WebKit: GTK's small browser in a screen of its own, by plain WebDriver. A client of fifty lines stands here because the
// usual library wants a newer Node and brings the drivers of all other browsers.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChildren } from '../../../scripts/lib/children.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { WINDOW } from './drivers.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { locate } from './locate.mjs';
import { createNoise } from './noise.mjs';

/** @import { Children } from '../../../scripts/lib/children.mjs' */
/** @import { Page } from './drivers.mjs' */
/** @import { Target } from './locate.mjs' */

const COMMAND_TIMEOUT_MS = 60_000;
const START_TIMEOUT_MS = 30_000;
const LOOK_AGAIN_MS = 50;
const STARTS = 5;
/** The key that marks an element in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * @typedef {{ screen: string, proxy: string, logs: string }} Options
 * @typedef {<T>(method: string, path: string, body?: object) => Promise<T>} Call what the driver answers
 */

/** @type {import('./drivers.mjs').Launch} */
export async function launch({ proxy, logs }) {
  await ensureInstalled({
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => ['WebKitWebDriver', 'Xvfb'].every(isCommand) && findBrowser() !== undefined,
  });
  const children = createChildren();
  const screen = await startScreen(children, logs).catch(async (error) => {
    await children.stopAll();
    throw error;
  });
  return {
    openPage: () => openPage({ screen, proxy, logs }),
    close: () => children.stopAll(),
  };
}

/**
 * A browser and a driver of its own, which keep nothing. On a busy machine about one in ten of these browsers crashes
 * while its session begins, before it has seen a page of ours. Then another is started; a crash later on is a failure.
 * @param {Options} options
 * @returns {Promise<Page>}
 */
async function openPage(options) {
  for (let start = 1; ; start += 1) {
    const children = createChildren();
    try {
      const { target, ended } = await startBrowser(children, options);
      const call = await startDriver(children, target, options);
      const session = openSession(call, options.proxy, () => children.stopAll());
      return await Promise.race([session, ended]);
    } catch (error) {
      await children.stopAll();
      if (!(error instanceof BrowserEnded) || start === STARTS) throw error;
      console.log(`      ${error.message}; starting another`);
    }
  }
}

class BrowserEnded extends Error {}

/**
 * @param {Children} children
 * @param {Options} options
 * @returns {Promise<{ target: string, ended: Promise<never> }>} its address for the driver, and what rejects at its end
 */
async function startBrowser(children, { screen, logs }) {
  const command = findBrowser();
  if (command === undefined) throw new Error('WebKit has gone');
  const target = `127.0.0.1:${await freePort()}`;
  const log = join(logs, 'webkit-browser.log');
  /** @type {Promise<never>} */
  const ended = new Promise((_, reject) => {
    children.start({
      name: 'browser',
      command,
      // Pages that were left would stay frozen in the page cache, and with them a transaction of the session's database
      // that was under way: every later page then waits for its session without end.
      args: ['--automation', '--enable-page-cache=false'],
      env: {
        ...process.env,
        WEBKIT_INSPECTOR_SERVER: target,
        DISPLAY: screen,
        GDK_BACKEND: 'x11',
        // Otherwise the accessibility bridge looks for a desktop session.
        NO_AT_BRIDGE: '1',
      },
      log,
      onExit: () => reject(new BrowserEnded(`WebKit's browser has ended; its output is in ${log}`)),
    });
  });
  // Once the session has begun, nobody awaits this.
  ended.catch(() => {});
  return { target, ended };
}

/**
 * @param {Children} children
 * @param {string} target
 * @param {Options} options
 * @returns a client of the driver
 */
async function startDriver(children, target, { logs }) {
  const port = await freePort();
  children.start({
    name: 'driver',
    command: 'WebKitWebDriver',
    args: [`--port=${port}`, `--target=${target}`],
    log: join(logs, 'webkit-driver.log'),
  });
  const call = createClient(`http://127.0.0.1:${port}`);
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await call('GET', '/status');
      return call;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
    }
  }
}

/**
 * @param {Call} call
 * @param {string} proxy
 * @param {() => Promise<void>} end
 * @returns {Promise<Page>}
 */
async function openSession(call, proxy, end) {
  /** @type {{ sessionId: string, capabilities: { browserVersion: string } }} */
  const { sessionId, capabilities } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // A document can be inspected as soon as it exists, so that errors during loading are seen too.
        pageLoadStrategy: 'none',
        proxy: {
          proxyType: 'manual',
          httpProxy: proxy,
          sslProxy: proxy,
          noProxy: ['localhost', '127.0.0.1'],
        },
      },
    },
  });
  /** @type {Call} */
  const ask = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const noise = createNoise();

  /**
   * Each look also collects the page's messages, because the next document would not have them.
   * @template A, R
   * @param {(argument: A) => R} inPage
   * @param {A} [argument]
   * @returns {Promise<R>}
   */
  async function run(inPage, argument) {
    /** @type {{ isNew: boolean, noise: string[], value: R }} */
    const answer = await ask('POST', '/execute/sync', {
      script: `return { ...(${String(listenInPage)})(), value: (${String(inPage)})(arguments[0]) }`,
      args: [argument ?? null],
    });
    if (answer.isNew) noise.turnPage();
    noise.add(...answer.noise);
    return answer.value;
  }

  /** @param {Target} target */
  async function find(target) {
    /** @type {unknown} */
    const element = await run(locate, target);
    if (typeof element !== 'object' || element === null || !(ELEMENT in element)) {
      throw new Error(`The ${target.role} '${target.name}' has gone`);
    }
    return `/element/${String(element[ELEMENT])}`;
  }

  await ask('POST', '/window/rect', WINDOW);
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    goto: (url) => ask('POST', '/url', { url }),
    reload: () => ask('POST', '/refresh', {}),
    run,
    click: async (target) => ask('POST', `${await find(target)}/click`, {}),
    fill: async (target, text) => {
      const field = await find(target);
      await ask('POST', `${field}/clear`, {});
      await ask('POST', `${field}/value`, { text });
    },
    noise,
    screenshot: async (file) => {
      /** @type {string} */
      const picture = await ask('GET', '/screenshot');
      writeFileSync(file, Buffer.from(picture, 'base64'));
    },
    close: end,
  };
}

/**
 * Runs in the page. WebDriver has no words for the console, and the browser keeps a private window's console to itself:
 * from the first look on, the page collects it.
 */
function listenInPage() {
  const isNew = window.noise === undefined;
  if (isNew) {
    /** @type {string[]} */
    const noise = [];
    window.noise = noise;
    for (const level of /** @type {const} */ (['error', 'warn'])) {
      const log = console[level];
      console[level] = (...words) => {
        noise.push(`${level}: ${words.map(String).join(' ')}`);
        log.apply(console, words);
      };
    }
    addEventListener('error', ({ message }) => noise.push(`page error: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => noise.push(`page error: ${reason}`));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noise.push(`page error: ${violatedDirective} refuses ${blockedURI}`),
    );
  }
  return { isNew, noise: window.noise?.splice(0) ?? [] };
}

/**
 * @param {Children} children
 * @param {string} logs
 * @returns {Promise<string>} the screen's name for DISPLAY
 */
function startScreen(children, logs) {
  return new Promise((resolve, reject) => {
    const log = join(logs, 'screen.log');
    children.start({
      name: 'screen',
      command: 'Xvfb',
      args: ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
      log,
      onLine: (line) => /^\d+$/.test(line) && resolve(`:${line}`),
      onExit: () => reject(new Error(`Xvfb ended; its output is in ${log}`)),
    });
  });
}

/**
 * Calls WebDriver.
 * @param {string} origin
 * @returns {Call} throws the driver's code and message when it refuses
 */
function createClient(origin) {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

/** @param {string} name */
function isCommand(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

/** Debian keeps it under the machine's architecture. */
function findBrowser() {
  return ['/usr/libexec', ...readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder))]
    .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}
