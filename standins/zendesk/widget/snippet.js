// Runs in the visitor's page as a plain script, without eval, so that a strict policy lets it work. What people see of it comes
// when it is first shown, and is in frames.
(() => {
  // The live host of this file is where it says; here the stand-in's own name follows it, and so it does for every other host.
  const HERE = new URL(document.currentScript.src);
  const STATIC = 'static.zdassets.com';
  const address = (host) => `${HERE.protocol}//${host}${HERE.host.replace(STATIC, '')}`;
  const ACCOUNT = address('alcove.zendesk.com');
  const STORAGE_KEY = 'standin-zd-session';

  let user = null;
  // Grows with every login and logout: an answer that belongs to an earlier one is dropped.
  let turn = 0;
  let cookiesAllowed = true;
  let unread = 0;
  const listeners = { open: [], close: [], unreadMessages: [] };

  const host = document.createElement('aside');
  host.id = 'standin-zendesk-widget';
  host.setAttribute('aria-label', 'Support chat');
  // For anyone who looks into the page, and for tests: what the widget knows before it shows anything.
  const who = document.createElement('p');
  who.hidden = true;
  host.append(who);
  let isOpen = false;
  let loading = null;
  /** What people see, once it is there. */
  let view = null;

  // https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/messaging-show-web-widget
  const messenger = {
    // What is hidden does not open; once shown, it is as it was before.
    open: () => void open(),
    show,
    hide: () => (host.hidden = true),
    loginUser,
    logoutUser,
  };

  /**
   * The one function of the widget, with the commands of messaging that our pages use:
   * https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/sdk_api_reference/
   */
  window.zE = (target, command, ...rest) => {
    if (target === 'messenger' && Object.hasOwn(messenger, command)) messenger[command](...rest);
    else if (target === 'messenger:set' && command === 'cookies') allowCookies(...rest);
    else if (target === 'messenger:on' && Object.hasOwn(listeners, command)) {
      listeners[command].push(...rest);
    } else throw new Error(`zE: unknown command ${target} ${command}`);
  };

  render();
  if (document.body) document.body.append(host);
  else addEventListener('DOMContentLoaded', () => document.body.append(host));
  show();
  void restore();

  function show() {
    host.hidden = false;
    // A page may hide it again at once.
    setTimeout(() => host.hidden || void load());
  }

  /** Resolves with what people see, or null when it does not come. */
  async function load() {
    loading ??= import(`${address(STATIC)}/web_widget/messenger.js`).then(({ createMessenger }) =>
      createMessenger({
        host,
        address,
        key: HERE.searchParams.get('key'),
        onClose: close,
      }),
    );
    try {
      view = await loading;
      render();
    } catch {
      loading = null;
    }
    return view;
  }

  async function open() {
    if (host.hidden || (await load()) === null || host.hidden || isOpen) return;
    isOpen = true;
    view.open();
    fire('open');
    const session = readSession();
    if (unread > 0 && session) void send('/messaging/read', { session }).catch(() => {});
    countUnread(0);
  }

  function close() {
    isOpen = false;
    view.close();
    fire('close');
  }

  function countUnread(count) {
    if (count === unread) return;
    unread = count;
    fire('unreadMessages', count);
  }

  function fire(name, argument) {
    listeners[name].forEach((listener) => listener(argument));
  }

  function loginUser(jwtCallback, loginCallback) {
    turn += 1;
    const mine = turn;
    jwtCallback((jwt) => void login(mine, jwt, loginCallback));
  }

  function logoutUser() {
    turn += 1;
    const session = readSession();
    forget();
    if (session) void send('/messaging/logout', { session }).catch(() => {});
  }

  function allowCookies(allowed) {
    cookiesAllowed = Boolean(allowed);
    if (!cookiesAllowed) {
      turn += 1;
      forget();
    }
    if (cookiesAllowed) show();
    else host.hidden = true;
  }

  async function login(mine, jwt, loginCallback) {
    const answer = await send('/messaging/login', { jwt }).catch(() => null);
    if (mine !== turn) return;
    if (!answer?.ok) {
      forget();
      loginCallback?.(
        answer?.body ?? { message: 'The service did not answer', type: 'NetworkError' },
      );
      return;
    }
    user = answer.body.user;
    if (cookiesAllowed) localStorage.setItem(STORAGE_KEY, answer.body.session);
    countUnread(answer.body.unread);
    render();
    loginCallback?.(null);
  }

  /** The widget remembers its visitor over page loads until it is told to log out. */
  async function restore() {
    const session = readSession();
    if (!session) return;
    const mine = turn;
    const answer = await send('/messaging/session', { session }).catch(() => null);
    if (mine !== turn || !answer?.ok) return;
    if (answer.body.user === null) return forget();
    user = answer.body.user;
    countUnread(answer.body.unread);
    render();
  }

  function forget() {
    user = null;
    countUnread(0);
    localStorage.removeItem(STORAGE_KEY);
    render();
  }

  function readSession() {
    return localStorage.getItem(STORAGE_KEY);
  }

  function render() {
    const text = user
      ? `Signed in as ${user.name ?? user.email ?? user.external_id}`
      : 'Not signed in';
    who.textContent = text;
    view?.identify(text);
  }

  async function send(path, body) {
    const response = await fetch(ACCOUNT + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return { ok: response.ok, body: await response.json() };
  }
})();
