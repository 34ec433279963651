// The part of the style sheet that a prerendered page needs before its script has run.
import { PurgeCSS } from 'purgecss';

/**
 * @param {string} html a whole document
 * @param {string} sheet the whole style sheet
 * @returns {Promise<string>} the rules whose classes and elements the document has, in any state of theirs
 */
export async function pickStyles(html, sheet) {
  const [picked] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet }],
    extractors: [{ extensions: ['html'], extractor: readNames }],
    dynamicAttributes: ['open', 'data-session', 'aria-expanded', 'aria-selected'],
    safelist: ['html', 'body', ':root'],
    fontFace: false,
    keyframes: true,
    variables: false,
  });
  return dropUnread(picked.css);
}

/** Every class, element and attribute of a document, and the values that rules of ours ask for; PurgeCSS's own reader does not know Tailwind's characters. */
function readNames(html) {
  const inner = (pattern) => [...html.matchAll(pattern)].map(([, name]) => name);
  const classes = inner(/\sclass="([^"]*)"/g).flatMap((value) => decode(value).split(/\s+/));
  return [
    ...classes,
    ...inner(/<([a-z][\w-]*)/gi),
    ...inner(/\s([a-z][\w:-]*)(?==|>|\s)/gi),
    ...inner(/\s(?:data-[\w-]+|type|value|name)="([^"]*)"/g),
  ];
}

function decode(text) {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Leaves out what Tailwind registers and initialises for utilities that the page does not use. */
function dropUnread(rules) {
  const registered = /@property (--[\w-]+)\s*\{[^}]*\}/g;
  const initialised = /@layer properties\s*\{@supports[^{]*\{[^{]*\{([^}]*)\}\}\}/;
  const used = rules.replace(registered, '').replace(initialised, '');
  const isRead = (name) => used.includes(name);
  return rules
    .replace(registered, (rule, name) => (isRead(name) ? rule : ''))
    .replace(initialised, (layer, declarations) =>
      layer.replace(
        declarations,
        declarations
          .split(';')
          .filter((declaration) => isRead(declaration.split(':')[0]))
          .join(';'),
      ),
    );
}
