// WebKit: GTK's small browser in a screen of its own, by plain WebDriver. A client of fifty lines stands here because the
// usual library brings the drivers of all other browsers.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createChildren, type Children } from '../../../scripts/lib/children.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { ensureInstalled, WINDOW, type Page } from './drivers.ts';
import { locate, type Target } from './locate.ts';
import { createNoise } from './noise.ts';

const COMMAND_TIMEOUT_MS = 60_000;
const START_TIMEOUT_MS = 30_000;
const LOOK_AGAIN_MS = 50;
const STARTS = 5;
/** The key that marks an element in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * A driver of its own, with a browser that keeps nothing. On a busy machine about one in ten of these browsers crashes while its
 * session begins, before it has loaded one of our pages. Then another is started; a later crash is a failure.
 */
export async function openWebKit(logs: string): Promise<Page> {
  // The first brings a program that runs another one in a screen of its own, with the help of the second.
  const packages = ['xvfb', 'xauth', 'webkit2gtk-driver'];
  const commands = ['xvfb-run', 'xauth', 'WebKitWebDriver'];
  await ensureInstalled('WebKit', packages, () => commands.every(isCommand) && !!findBrowser());
  for (let start = 1; ; start += 1) {
    const children = createChildren();
    try {
      const call = await startDriver(children, logs);
      return await openSession(call, () => children.stopAll());
    } catch (error) {
      await children.stopAll();
      if (start === STARTS) throw error;
      console.log(`      ${String(error)}; starting another`);
    }
  }
}

/** @returns a client of the driver */
async function startDriver(children: Children, logs: string) {
  const port = await freePort();
  children.start({
    name: 'driver',
    command: 'xvfb-run',
    args: [
      '--auto-servernum',
      '--server-args=-screen 0 1600x1400x24 -nolisten tcp',
      'WebKitWebDriver',
      `--port=${port}`,
    ],
    env: {
      ...process.env,
      GDK_BACKEND: 'x11',
      // Otherwise the accessibility bridge looks for a desktop session.
      NO_AT_BRIDGE: '1',
    },
    log: join(logs, 'webkit.log'),
  });
  const call = createClient(`http://127.0.0.1:${port}`);
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await call('GET', '/status');
      return call;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(LOOK_AGAIN_MS);
    }
  }
}

async function openSession(call: Call, close: () => Promise<void>): Promise<Page> {
  const { sessionId, capabilities } = await call<Session>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // A document can be inspected as soon as it exists, so that errors during loading are seen too.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: findBrowser(),
          // Pages that were left would stay frozen in the page cache, and with them a transaction of the session's database
          // that was under way: every later page then waits for its session without end.
          args: ['--automation', '--enable-page-cache=false'],
        },
      },
    },
  });
  const ask: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const noise = createNoise();

  /** Each look also collects the page's messages, because the next document would not have them. */
  async function run<A, R>(inPage: (argument: A) => R, argument?: A) {
    const answer = await ask<Heard & { value: R }>('POST', '/execute/sync', {
      script: `return { ...(${String(listenInPage)})(), value: (${String(inPage)})(arguments[0]) }`,
      args: [argument ?? null],
    });
    if (answer.isNew) noise.turnPage();
    noise.add(...answer.noise);
    return answer.value;
  }

  async function find(target: Target) {
    const element: unknown = await run(locate, target);
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
      const picture = await ask<string>('GET', '/screenshot');
      writeFileSync(file, Buffer.from(picture, 'base64'));
    },
    close,
  };
}

/**
 * Runs in the page. WebDriver has no words for the console, and the browser keeps a private window's console to itself:
 * from the first look on, the page collects it.
 */
function listenInPage(): Heard {
  const isNew = window.noise === undefined;
  if (isNew) {
    const noise: string[] = [];
    window.noise = noise;
    for (const level of ['error', 'warn'] as const) {
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

/** Calls WebDriver. A call throws the driver's code and message when the driver refuses. */
function createClient(origin: string): Call {
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

function isCommand(name: string) {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

/** Debian keeps it under the machine's architecture. */
function findBrowser() {
  return ['/usr/libexec', ...readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder))]
    .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}

/** Resolves with what the driver answers. */
type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

type Session = { sessionId: string; capabilities: { browserVersion: string } };

type Heard = { isNew: boolean; noise: string[] };
