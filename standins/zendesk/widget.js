// Runs in the visitor's page as a plain script: no bundler, no eval, no frame, so that a strict policy lets it work.
(() => {
  const ORIGIN = '{{ORIGIN}}';
  const STORAGE_KEY = 'standin-zd-session';
  const LONGEST_TIMER_MS = 2_147_000_000;

  let user = null;
  let jwtCallback = null;
  let renewal = 0;
  // Grows with every login and logout: an answer that belongs to an earlier one is dropped.
  let turn = 0;
  let cookiesAllowed = true;
  let unread = 0;
  const listeners = { open: [], close: [], unreadMessages: [] };

  const host = document.createElement('aside');
  host.id = 'standin-zendesk-widget';
  host.setAttribute('aria-label', 'Support chat');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { all: initial }
    :host([hidden]) { display: none }
    * { box-sizing: border-box; font-family: system-ui, sans-serif }
    .bubble { position: fixed; right: 16px; bottom: 16px; z-index: 999; display: flex; align-items: center; gap: 10px; max-width: min(260px, calc(100vw - 32px)); min-height: 48px; padding: 8px 18px 8px 14px; border: 0; border-radius: 24px; background: #14523d; color: #fff; font-size: 15px; text-align: left; cursor: pointer; box-shadow: 0 2px 10px rgb(18 32 26 / .25) }
    .bubble svg { flex: none }
    .bubble strong, .bubble span span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .bubble > span { min-width: 0 }
    .bubble span span { font-size: 12px }
    :focus-visible { outline: 3px solid #d9481c; outline-offset: 2px }
    .panel { position: fixed; right: 16px; bottom: 76px; z-index: 999; width: min(340px, calc(100vw - 32px)); padding: 20px; border: 1px solid #d6ddd3; border-radius: 10px; background: #fff; color: #12201a; font-size: 15px; line-height: 1.5; box-shadow: 0 8px 28px rgb(18 32 26 / .2) }
    .panel[hidden] { display: none }
    .panel h2 { margin: 0 0 6px; font-size: 18px }
    .panel p { margin: 0 0 12px }
    .panel .note { color: #52605a; font-size: 13px }
    .panel button { min-height: 40px; padding: 6px 16px; border: 1px solid #b8c2b5; border-radius: 8px; background: #fff; color: #12201a; font-size: 14px; cursor: pointer }
  `);
  root.adoptedStyleSheets = [sheet];

  const bubble = element('button', { type: 'button', class: 'bubble', 'aria-expanded': 'false' });
  const label = element('span');
  const title = element('strong', {}, 'Support');
  const who = element('span');
  label.append(title, who);
  bubble.append(icon(), label);

  const panel = element('section', { class: 'panel', hidden: '', 'aria-label': 'Conversation' });
  const identity = element('p', { role: 'status' });
  const closeButton = element('button', { type: 'button' }, 'Close');
  panel.append(
    element('h2', {}, 'Support'),
    identity,
    element('p', { class: 'note' }, 'Local stand-in for Zendesk: messages stay here.'),
    closeButton,
  );
  root.append(bubble, panel);
  bubble.addEventListener('click', () => (panel.hidden ? open() : close()));
  // Focus first: the page may hide the button when it learns of the closing.
  closeButton.addEventListener('click', () => {
    bubble.focus();
    close();
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    bubble.focus();
    close();
  });

  // https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/messaging-show-web-widget
  const messenger = {
    // What is hidden does not open; once shown, it is as it was before.
    open: () => void (host.hidden || open()),
    close: () => void (panel.hidden || close()),
    show: () => (host.hidden = false),
    hide: () => (host.hidden = true),
    loginUser,
    logoutUser,
  };
  const settings = {
    cookies: allowCookies,
    locale: () => {},
    zIndex: () => {},
    conversationFields: () => {},
    conversationTags: () => {},
  };

  /** The one function of the widget, with the commands of messaging. */
  window.zE = (target, command, ...rest) => {
    if (target === 'messenger' && Object.hasOwn(messenger, command)) {
      return void messenger[command](...rest);
    }
    if (target === 'messenger:set' && Object.hasOwn(settings, command)) {
      return void settings[command](...rest);
    }
    if (target === 'messenger:on' && Object.hasOwn(listeners, command)) {
      // https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/sdk_api_reference/
      const [listener] = rest;
      listeners[command].push(listener);
      return () => {
        listeners[command] = listeners[command].filter((other) => other !== listener);
      };
    }
    throw new Error(`zE: unknown command ${target} ${command}`);
  };

  render();
  if (document.body) document.body.append(host);
  else addEventListener('DOMContentLoaded', () => document.body.append(host));
  void restore();

  function open() {
    panel.hidden = false;
    render();
    bubble.setAttribute('aria-expanded', 'true');
    fire('open', describeEvent('messagingOpened'));
    const session = readSession();
    if (unread > 0 && session) void send('/messaging/read', { session }).catch(() => {});
    countUnread(0);
    closeButton.focus();
  }

  function close() {
    panel.hidden = true;
    render();
    bubble.setAttribute('aria-expanded', 'false');
    fire('close', describeEvent('messagingClosed'));
  }

  function countUnread(count) {
    if (count === unread) return;
    unread = count;
    fire('unreadMessages', count);
  }

  function fire(name, argument) {
    listeners[name].forEach((listener) => listener(argument));
  }

  function describeEvent(type) {
    return { id: crypto.randomUUID(), createdAt: Date.now(), type };
  }

  function loginUser(callback, loginCallback) {
    jwtCallback = callback;
    turn += 1;
    requestLogin(turn, loginCallback);
  }

  function logoutUser() {
    turn += 1;
    jwtCallback = null;
    clearTimeout(renewal);
    const session = readSession();
    forget();
    if (session) void send('/messaging/logout', { session }).catch(() => {});
  }

  function allowCookies(allowed) {
    cookiesAllowed = Boolean(allowed);
    if (!cookiesAllowed) {
      turn += 1;
      clearTimeout(renewal);
      forget();
    }
    host.hidden = !cookiesAllowed;
  }

  function requestLogin(mine, loginCallback) {
    jwtCallback((jwt) => void login(mine, jwt, loginCallback));
  }

  async function login(mine, jwt, loginCallback) {
    let failure = null;
    try {
      const { ok, body } = await send('/messaging/login', { jwt });
      if (mine !== turn) return;
      if (ok) {
        user = body.user;
        if (cookiesAllowed) localStorage.setItem(STORAGE_KEY, body.session);
        renewAt(mine, body.user.expiresAt);
        countUnread(body.unread);
      } else {
        failure = body;
      }
    } catch {
      failure = {
        message: 'Error while attempting to login',
        reason: 'The support service did not answer',
        type: 'NetworkError',
      };
    }
    if (mine !== turn) return;
    if (failure) forget();
    render();
    loginCallback?.(failure);
  }

  /** Asks the page for a new token when the present one ends. */
  function renewAt(mine, expiresAt) {
    clearTimeout(renewal);
    if (expiresAt === null) return;
    const wait = Math.max(0, expiresAt * 1000 - Date.now());
    if (wait > LONGEST_TIMER_MS) return;
    renewal = setTimeout(() => {
      if (mine === turn && jwtCallback) requestLogin(mine);
    }, wait);
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
      ? `Signed in as ${user.name ?? user.email ?? user.externalId}`
      : 'Not signed in';
    who.textContent = text;
    identity.textContent = panel.hidden ? '' : text;
  }

  async function send(path, body) {
    const response = await fetch(ORIGIN + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return { ok: response.ok, body: await response.json() };
  }

  function element(name, attributes = {}, text = '') {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.textContent = text;
    return node;
  }

  function icon() {
    const namespace = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(namespace, 'svg');
    for (const [key, value] of Object.entries({
      viewBox: '0 0 24 24',
      width: '24',
      height: '24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '2',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    })) {
      svg.setAttribute(key, value);
    }
    const path = document.createElementNS(namespace, 'path');
    path.setAttribute('d', 'M4 5h16v11H11l-5 4v-4H4z');
    svg.append(path);
    return svg;
  }
})();
