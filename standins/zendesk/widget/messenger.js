import { createConversation } from './conversation.js';

/**
 * What people see of the widget: a button and a window, each in a frame.
 * @param address where a host of the service answers
 */
export async function createMessenger({ host, address, key, onToggle, onClose }) {
  const place = document.createElement('style');
  place.textContent = PLACE;
  host.append(place);
  const files = address('static.zdassets.com');
  const styles = `@font-face { font-family: Chat; src: url(${files}/web_widget/sans.woff2) format('woff2') }${STYLES}`;
  const launcher = await createFrame(host, {
    title: 'Button to launch messaging window',
    name: 'launcher',
    styles,
  });
  const panel = await createFrame(host, { title: 'Messaging window', name: 'panel', styles });
  panel.frame.hidden = true;

  const button = launcher.element(
    'button',
    { type: 'button', class: 'round', 'aria-label': 'Support', 'aria-expanded': 'false' },
    launcher.element('img', { src: `${files}/pictures/mark.svg`, alt: '' }),
  );
  launcher.view.document.body.append(button);

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

  button.addEventListener('click', onToggle);
  closeButton.addEventListener('click', onClose);
  panel.view.addEventListener('keydown', (event) => event.key === 'Escape' && onClose());
  void panel.view
    .fetch(`${address('ekr.zdassets.com')}/compose/${key}`)
    .then((answer) => answer.json())
    .then((settings) => (title.textContent = settings.title))
    .catch(() => {});

  const toggle = (isOpen) => {
    panel.frame.hidden = !isOpen;
    host.classList.toggle('open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  return {
    open() {
      toggle(true);
      conversation.begin();
    },
    close() {
      // First, because the page may hide the button when it learns of the closing.
      button.focus();
      toggle(false);
    },
    identify: (text) => (identity.textContent = text),
  };
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
  #standin-zendesk-widget .launcher { right: 16px; bottom: 16px; width: 64px; height: 64px }
  #standin-zendesk-widget .panel { right: 16px; bottom: 88px; width: 376px; height: min(600px, calc(100dvh - 108px)); border-radius: 12px; box-shadow: 0 8px 28px rgb(18 32 26 / .2) }
  @media (max-width: 480px) {
    #standin-zendesk-widget .panel { inset: 0; width: 100%; height: 100%; border-radius: 0 }
    #standin-zendesk-widget.open .launcher { visibility: hidden }
  }
`;

const STYLES = `
  * { box-sizing: border-box }
  html, body { height: 100% }
  body { display: flex; flex-direction: column; margin: 0; color: #12201a; font: 15px/1.5 Chat, system-ui, sans-serif }
  :focus-visible { outline: 3px solid #d9481c; outline-offset: 2px }
  button, textarea { font: inherit; color: inherit }
  button { min-height: 40px; padding: 6px 16px; border: 1px solid #6d7a72; border-radius: 8px; background: #fff; cursor: pointer }
  .round { display: grid; place-items: center; width: 56px; height: 56px; margin: 4px; padding: 0; border: 0; border-radius: 50%; background: #14523d }
  .round img { width: 26px }
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
