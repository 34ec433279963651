/**
 * What people see of the widget: a window, in a frame. Our pages have buttons of their own for it.
 * @param address where a host of the service answers
 */
export async function createMessenger({ host, address, key, onClose }) {
  const place = document.createElement('style');
  place.textContent = PLACE;
  host.append(place);
  const files = address('static.zdassets.com');
  const styles = `@font-face { font-family: Chat; src: url(${files}/web_widget/sans.woff2) format('woff2') }${STYLES}`;
  const panel = await createFrame(host, { title: 'Messaging window', name: 'panel', styles });
  panel.frame.hidden = true;

  const { element } = panel;
  const title = element('h1', {}, 'Chat');
  const identity = element('p', { role: 'status' });
  const closeButton = element('button', { type: 'button' }, 'Close');
  const conversation = createConversation(panel, address);
  panel.view.document.body.append(
    element(
      'div',
      { class: 'bar' },
      element('img', { src: `${files}/pictures/mark.svg`, alt: '', class: 'mark' }),
      element('div', {}, title, identity),
      closeButton,
    ),
    conversation.log,
    element(
      'div',
      { class: 'foot' },
      conversation.form,
      element('iframe', {
        title: 'About this chat',
        src: `${address('alcove.zendesk.com')}/messaging/note`,
      }),
    ),
  );

  closeButton.addEventListener('click', onClose);
  panel.view.addEventListener('keydown', (event) => event.key === 'Escape' && onClose());
  void panel.view
    .fetch(`${address('ekr.zdassets.com')}/compose/${key}`)
    .then((answer) => answer.json())
    .then((settings) => (title.textContent = settings.title))
    .catch(() => {});

  return {
    open() {
      panel.frame.hidden = false;
      conversation.begin();
    },
    close: () => (panel.frame.hidden = true),
    identify: (text) => (identity.textContent = text),
  };
}

/**
 * The messages of one visit, and the form to send one. All of it acts in the frame's own window, so that the frame's policy
 * decides.
 */
function createConversation({ view, element }, address) {
  const id = crypto.randomUUID();
  const socketAt = (host, path) => new view.WebSocket(address(host).replace(/^http/, 'ws') + path);
  let hasBegun = false;

  const messages = element('ol');
  const presence = element('p', { class: 'presence' }, 'Looking for someone');
  const log = element(
    'section',
    { 'aria-label': 'Conversation', role: 'log', tabindex: '0' },
    presence,
    messages,
  );
  const text = element('textarea', { id: 'message', maxlength: '2000' });
  const picture = element('input', { type: 'file', accept: 'image/*', 'aria-label': 'Picture' });
  const form = element(
    'form',
    {},
    element('label', { for: 'message' }, 'Message'),
    text,
    picture,
    element('button', {}, 'Send'),
  );
  const sound = element('audio', {
    src: `${address('static.zdassets.com')}/web_widget/message.wav`,
  });
  log.append(sound);

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = text.value.trim();
    const [file] = picture.files;
    if (words === '' && file === undefined) return;
    void send(words, file);
    form.reset();
    text.focus();
  });

  function begin() {
    text.focus();
    if (hasBegun) return;
    hasBegun = true;
    socketAt('api.smooch.io', '/messaging/presence').addEventListener('message', ({ data }) => {
      presence.textContent = `${JSON.parse(data).present} is here`;
    });
    socketAt(
      'pod-20-sunco-ws.zendesk.com',
      `/messaging/conversations/${id}/updates`,
    ).addEventListener('message', ({ data }) => receive(JSON.parse(data)));
  }

  async function send(words, file) {
    const item = show('own', words === '' ? [] : [element('p', {}, words)]);
    if (file !== undefined) {
      item.append(pictureAt(view.URL.createObjectURL(file), `Your picture ${file.name}`));
    }
    const { ok } = await view
      .fetch(`${address('api.smooch.io')}/messaging/conversations/${id}/messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: words }),
      })
      .catch(() => ({ ok: false }));
    if (!ok) item.append(element('strong', {}, 'Not sent. Try again.'));
  }

  function receive({ from, portrait, text: words, pictures }) {
    show('answer', [
      element('img', { class: 'portrait', src: address(portrait.host) + portrait.path, alt: '' }),
      element('strong', {}, from),
      element('p', {}, words),
      ...pictures.map(({ host, path, words: alt }) => pictureAt(address(host) + path, alt)),
    ]);
    sound.currentTime = 0;
    // A browser may refuse to play before someone has touched the page.
    void sound.play().catch(() => {});
  }

  function show(kind, children) {
    const item = element('li', { class: kind }, ...children);
    messages.append(item);
    item.scrollIntoView({ block: 'end' });
    return item;
  }

  const pictureAt = (src, alt) => element('img', { class: 'picture', src, alt });

  return { log, form, begin };
}

/**
 * A frame without an address: its document belongs to the page, and lives under the page's policy.
 * @returns the frame, its window, and a maker of elements for its document
 */
async function createFrame(parent, { title, name, styles }) {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.className = name;
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    parent.append(frame);
  });
  const { contentDocument: inside, contentWindow: view } = frame;
  inside.documentElement.lang = 'en';
  inside.title = title;
  const element = (tag, attributes = {}, ...children) => {
    const node = inside.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...children);
    return node;
  };
  inside.head.append(element('style', {}, styles));
  return { frame, view, element };
}

const PLACE = `
  #standin-zendesk-widget iframe { position: fixed; z-index: 999; border: 0; color-scheme: light }
  #standin-zendesk-widget .panel { right: 16px; bottom: 88px; width: 376px; height: min(600px, calc(100dvh - 108px)); border-radius: 12px; box-shadow: 0 8px 28px rgb(18 32 26 / .2) }
  @media (max-width: 480px) {
    #standin-zendesk-widget .panel { inset: 0; width: 100%; height: 100%; border-radius: 0 }
  }
`;

const STYLES = `
  * { box-sizing: border-box }
  html, body { height: 100% }
  body { display: flex; flex-direction: column; margin: 0; color: #12201a; font: 15px/1.5 Chat, system-ui, sans-serif }
  :focus-visible { outline: 3px solid #d9481c; outline-offset: 2px }
  button, textarea { font: inherit; color: inherit }
  button { min-height: 40px; padding: 6px 16px; border: 1px solid #6d7a72; border-radius: 8px; background: #fff; cursor: pointer }
  .bar { display: flex; align-items: center; gap: 12px; padding: 14px 16px; background: #14523d; color: #fff }
  .bar div { flex: 1; min-width: 0 }
  .bar p { overflow: hidden; margin: 0; font-size: 13px; text-overflow: ellipsis; white-space: nowrap }
  .bar button { color: #12201a }
  h1 { margin: 0; font-size: 17px; line-height: 1.3 }
  .mark { width: 28px }
  section { flex: 1; min-height: 0; overflow-y: auto; padding: 16px; background: #fff }
  ol { display: grid; gap: 14px; margin: 0; padding: 0; list-style: none }
  li { display: grid; grid-template-columns: 32px 1fr; gap: 4px 10px }
  li.own { justify-items: end; grid-template-columns: 1fr }
  li p { width: fit-content; margin: 0; padding: 8px 12px; border-radius: 10px; background: #eef1ec; overflow-wrap: anywhere }
  li.own p { background: #d8eadf }
  li strong { font-size: 13px }
  li .portrait { grid-row: span 9; width: 32px; height: 32px; border-radius: 50% }
  li .picture { width: min(240px, 100%); border-radius: 10px }
  .presence { margin: 0 0 12px; color: #52605a; font-size: 13px }
  .foot { padding: 12px 16px; border-top: 1px solid #d6ddd3; background: #fff }
  form { display: grid; grid-template-columns: 1fr auto; gap: 8px }
  form label { font-size: 13px; font-weight: 600 }
  form textarea, form input { grid-column: 1 / -1; width: 100%; min-width: 0 }
  form textarea { min-height: 60px; padding: 8px 10px; border: 1px solid #6d7a72; border-radius: 8px; resize: none }
  form input { align-self: center; grid-column: 1; font-size: 13px }
  .foot iframe { display: block; width: 100%; height: 22px; margin-top: 10px; border: 0 }
`;
