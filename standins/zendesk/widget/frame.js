/**
 * A frame without an address: its document belongs to the page, and lives under the page's policy.
 * @returns the frame, its window, and a maker of elements for its document
 */
export async function createFrame(parent, { title, name, styles }) {
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
