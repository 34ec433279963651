import { expect, test } from 'vitest';
import {
  createSupportDesk,
  type ChatState,
  type SupportPorts,
  type Widget,
} from './support-desk.ts';

type Callback = (argument: unknown) => void;

function open(overrides: Partial<SupportPorts> = {}, formerOwner: string | null = null) {
  let owner = formerOwner;
  const commands: string[] = [];
  const logins: { jwtCallback: Callback; loginCallback: Callback }[] = [];
  const log: string[] = [];
  const states: ChatState[] = [];
  const events: Record<string, Callback> = {};
  const widget: Widget = (command, ...args) => {
    const [name, first, second] = args;
    if (command === 'messenger:on' && typeof name === 'string' && isCallback(first)) {
      events[name] = first;
      return;
    }
    commands.push([command, name, ...(typeof first === 'boolean' ? [first] : [])].join(' '));
    if (isCallback(first) && isCallback(second)) {
      logins.push({ jwtCallback: first, loginCallback: second });
    }
  };
  const desk = createSupportDesk({
    loadWidget: async () => widget,
    mintToken: async () => 'fresh.jwt',
    readOwner: () => owner,
    writeOwner: (uid) => {
      owner = uid;
    },
    logWarning: (event, detail) => log.push(`${event}: ${detail}`),
    report: (state) => states.push(state),
    ...overrides,
  });
  return { desk, commands, logins, log, states, events, widget, owner: () => owner };
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const LOGIN = ['messenger:set cookies true', 'messenger hide', 'messenger loginUser'];
const READY = ['messenger:set cookies true', 'messenger hide'];
const OPEN = ['messenger show', 'messenger open'];
const HIDE = ['messenger:set cookies false', 'messenger hide'];
const LOGOUT = ['messenger logoutUser', 'messenger:set cookies false'];

// R-SES-14
test('the widget is not loaded while no one is signed in', async () => {
  let loads = 0;
  const { desk } = open({
    loadWidget: async () => {
      loads += 1;
      return () => {};
    },
  });
  void desk.setUser(null);
  await settle();
  expect(loads).toBe(0);
});

// R-SES-14
test('a signed-in person is logged in with a token minted inside the callback', async () => {
  let minted = 0;
  const { desk, commands, logins } = open({
    mintToken: async () => {
      minted += 1;
      return `jwt ${minted}`;
    },
  });
  void desk.setUser('anna');
  await settle();
  expect(commands).toEqual(LOGIN);
  expect(minted).toBe(0);

  const passed: string[] = [];
  logins[0]?.jwtCallback((jwt: string) => passed.push(jwt));
  await settle();
  logins[0]?.jwtCallback((jwt: string) => passed.push(jwt));
  await settle();
  expect(passed).toEqual(['jwt 1', 'jwt 2']);
});

// R-SES-14
test('a renewed token of the same person causes no second login', async () => {
  const { desk, commands } = open();
  void desk.setUser('anna');
  await settle();
  void desk.setUser('anna');
  await settle();
  expect(commands).toEqual(LOGIN);
});

// R-SES-14
test('signing out logs the widget out and takes it off the page', async () => {
  const { desk, commands } = open();
  void desk.setUser('anna');
  await settle();
  void desk.setUser(null);
  await settle();
  expect(commands).toEqual([...LOGIN, ...LOGOUT]);
});

// R-SES-14
test('a person who signed out in another document is logged out before the next one comes', async () => {
  const { desk, commands, owner } = open({}, 'anna');
  await desk.setUser('ben');
  expect(commands).toEqual([...LOGOUT, ...LOGIN]);
  expect(owner()).toBe('ben');
});

// R-SES-14
test('a person who signed out in another document is logged out though no one signs in', async () => {
  const { desk, commands, owner } = open({}, 'anna');
  await desk.setUser(null);
  expect(commands).toEqual(LOGOUT);
  expect(owner()).toBeNull();
});

// R-SES-14
test('the same person in another document is logged in without being logged out', async () => {
  const { desk, commands } = open({}, 'anna');
  await desk.setUser('anna');
  expect(commands).toEqual(LOGIN);
});

// R-SES-14
test('another person is logged in only after the first has been logged out', async () => {
  const { desk, commands, logins } = open();
  void desk.setUser('anna');
  await settle();
  void desk.setUser('ben');
  await settle();
  expect(commands).toEqual([...LOGIN, ...LOGOUT, ...LOGIN]);

  const passed: string[] = [];
  logins[0]?.jwtCallback((jwt: string) => passed.push(jwt));
  await settle();
  expect(passed).toEqual([]);
});

// R-SES-14
test('a person who signs out while the script is loading is never logged in', async () => {
  const arrival: { widget?: (widget: Widget) => void } = {};
  const { desk, commands, widget } = open({
    loadWidget: () =>
      new Promise((resolve) => {
        arrival.widget = resolve;
      }),
  });
  void desk.setUser('anna');
  void desk.setUser(null);
  arrival.widget?.(widget);
  await settle();
  expect(commands).toEqual(HIDE);
});

// R-SES-14
test('a person who changes while the script is loading is logged in once, as the last one', async () => {
  const { desk, commands, owner } = open();
  void desk.setUser('anna');
  await desk.setUser('ben');
  await settle();
  expect(commands).toEqual(LOGIN);
  expect(owner()).toBe('ben');
});

// R-SES-14
test('a script that cannot be loaded is logged, and tried again for the next person', async () => {
  let isBroken = true;
  const { desk, commands, log, widget } = open({
    loadWidget: async () => {
      if (isBroken) throw new Error('The script could not be loaded');
      return widget;
    },
  });
  void desk.setUser('anna');
  await settle();
  expect(log).toEqual(['Support widget: The script could not be loaded']);
  isBroken = false;
  void desk.setUser('ben');
  await settle();
  expect(commands).toEqual(LOGIN);
});

// R-SES-14
test('a session that has ended by then passes no token and is no failure', async () => {
  const { desk, logins, log } = open({ mintToken: async () => null });
  void desk.setUser('anna');
  await settle();
  const passed: unknown[] = [];
  logins[0]?.jwtCallback((jwt: unknown) => passed.push(jwt));
  await settle();
  expect(passed).toEqual([]);
  expect(log).toEqual([]);
});

// R-SES-14
test('a token that cannot be minted and a refused login are logged, not thrown', async () => {
  const { desk, logins, log } = open({
    mintToken: async () => {
      throw new Error('Failed to fetch');
    },
  });
  void desk.setUser('anna');
  await settle();
  logins[0]?.jwtCallback(() => {});
  logins[0]?.loginCallback({ message: 'no', reason: 'InvalidJWT', type: 'auth' });
  logins[0]?.loginCallback(null);
  await settle();
  expect(log).toEqual(['Support sign-in: InvalidJWT', 'Support token: Failed to fetch']);
});

// R-SES-14
test('a visitor who has agreed gets the chat without a name', async () => {
  const { desk, commands } = open();
  expect(await desk.setVisitorChat(true)).toBe(true);
  expect(commands).toEqual(READY);
});

// R-SES-14
test('a visitor who takes it back loses the chat and what it kept', async () => {
  const { desk, commands } = open();
  await desk.setVisitorChat(true);
  expect(await desk.setVisitorChat(false)).toBe(false);
  expect(commands).toEqual([...READY, ...HIDE]);
});

// R-SES-14
test('a visitor who takes it back while the chat is loading does not get it', async () => {
  let arrive = (_widget: Widget) => {};
  const { desk, commands, widget } = open({
    loadWidget: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  const shown = desk.setVisitorChat(true);
  const taken = desk.setVisitorChat(false);
  arrive(widget);
  expect([await shown, await taken]).toEqual([false, false]);
  expect(commands).toEqual(HIDE);
});

// R-SES-14
test('a person who signs out leaves an agreed chat to the visitor, and none otherwise', async () => {
  const agreed = open();
  await agreed.desk.setVisitorChat(true);
  await agreed.desk.setUser('ada');
  await agreed.desk.setUser(null);
  expect(agreed.commands).toEqual([...READY, ...LOGIN, ...LOGOUT, ...READY]);
  const plain = open();
  await plain.desk.setUser('ada');
  await plain.desk.setUser(null);
  expect(plain.commands).toEqual([...LOGIN, ...LOGOUT]);
});

// R-SES-14
test('a visitor whose chat cannot be loaded is told so', async () => {
  const { desk, log } = open({ loadWidget: () => Promise.reject(new Error('blocked')) });
  expect(await desk.setVisitorChat(true)).toBe(false);
  expect(log).toEqual(['Support widget: blocked']);
});

// R-SES-14
test('a visitor who never agreed has nothing taken away', async () => {
  const { desk, commands } = open();
  await desk.setVisitorChat(false);
  expect(commands).toEqual([]);
});

// R-SES-14
test('the widget shows nothing of itself until it is opened, and nothing once it is closed', async () => {
  const { desk, commands, events, states } = open();
  await desk.setUser('anna');
  await desk.openChat();
  expect(commands).toEqual([...LOGIN, ...OPEN]);
  events['open']?.({ type: 'messagingOpened' });
  expect(states.at(-1)).toEqual({ isOpen: true, unread: 0 });
  events['close']?.({ type: 'messagingClosed' });
  expect(commands.at(-1)).toBe('messenger hide');
  expect(states.at(-1)).toEqual({ isOpen: false, unread: 0 });
});

// R-SES-14
test('a chat that is opened while its person is being signed in opens as theirs', async () => {
  let arrive = (_widget: Widget) => {};
  const { desk, commands, widget } = open({
    loadWidget: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  void desk.setUser('anna');
  const opened = desk.openChat();
  arrive(widget);
  await settle();
  arrive(widget);
  await opened;
  expect(commands).toEqual([...LOGIN, ...OPEN]);
});

// R-SES-14
test('unread messages are counted for their person, and for no one after them', async () => {
  const { desk, events, states } = open();
  await desk.setUser('anna');
  events['unreadMessages']?.(3);
  expect(states.at(-1)).toEqual({ isOpen: false, unread: 3 });
  await desk.setUser(null);
  expect(states.at(-1)).toEqual({ isOpen: false, unread: 0 });
});
