/**
 * The messages of one visit, and the form to send one. All of it acts in the frame's own window, so that the frame's policy
 * decides.
 */
export function createConversation({ view, element }, address) {
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
    const body = JSON.stringify({ text: words, hasPicture: file !== undefined });
    const { ok } = await view
      .fetch(`${address('api.smooch.io')}/messaging/conversations/${id}/messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
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
