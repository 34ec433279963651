// The part of the style sheet that a prerendered page needs before its script has run.
import { parse, type Container, type Root } from 'postcss';
import valueParser, { type Node } from 'postcss-value-parser';
import { PurgeCSS } from 'purgecss';

/** What a browser draws inside some fields only, for which the reset has rules, and what a dialog does to the page. */
const PARTS: [part: RegExp, element: string][] = [
  [/dialog:modal/, '<dialog'],
  [/::-webkit-(?:date|calendar)/, 'type="date'],
  [/::-webkit-search/, 'type="search"'],
  [/::-webkit-(?:inner|outer)-spin/, 'type="number"'],
  [/::file-selector/, 'type="file"'],
  [/::placeholder/, 'placeholder="'],
];

/**
 * @param html a whole document
 * @param sheet the whole style sheet
 * @returns the rules whose classes and elements the document has, in any state of theirs
 */
export async function pickStyles(html: string, sheet: string) {
  const [picked] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet }],
    extractors: [{ extensions: ['html'], extractor: readNames }],
    dynamicAttributes: [
      'open',
      'data-session',
      'data-old-browser',
      'aria-expanded',
      'aria-selected',
    ],
    safelist: ['html', 'body', ':root'],
  });
  if (picked === undefined) throw new Error('PurgeCSS returned no style sheet');
  return dropUnread(picked.css, html);
}

/** PurgeCSS's own reader does not know Tailwind's characters. */
function readNames(html: string) {
  const inner = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
  return {
    classes: inner(/\sclass="([^"]*)"/g).flatMap((value) => decode(value).split(/\s+/)),
    tags: inner(/<([a-z][\w-]*)/gi),
    ids: inner(/\sid="([^"]*)"/g),
    attributes: {
      names: inner(/\s([a-z][\w:-]*)(?==|>|\s)/gi),
      values: inner(/\s(?:class|aria-disabled|data-[\w-]+|type|value|name)="([^"]*)"/g),
    },
    undetermined: [],
  };
}

function decode(text: string) {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Drops the variables, fonts, animations and field parts that nothing on the page uses. */
function dropUnread(css: string, html: string) {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  // For browsers without @property, which the rest of the sheet needs anyway.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  // One for each spelling that other browsers wanted, of which the minifier leaves the same.
  root.walkDecls((declaration) => {
    if (declaration.toString() === declaration.prev()?.toString()) declaration.remove();
  });
  shorten(root);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) =>
        // Who presses has shown intent, which brings the whole sheet.
        !selector.includes(':active') &&
        PARTS.every(([part, element]) => !part.test(selector) || html.includes(element)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  resolveConstants(root, html);
  dropUnreadVariables(root, html);
  const values: string[] = [];
  root.walkDecls((declaration) => {
    const { parent } = declaration;
    const isOfFace = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
    if (!isOfFace) values.push(declaration.value);
  });
  const isNamed = (name: string) => values.some((value) => value.includes(name));
  root.walkAtRules('font-face', (face) => {
    const family = valueOf(face, 'font-family') ?? '';
    if (!isNamed(family.replaceAll(/["']/g, ''))) face.remove();
  });
  root.walkAtRules('keyframes', (keyframes) => {
    if (!isNamed(keyframes.params)) keyframes.remove();
  });
  dropEmpty(root);
  return root.toString();
}

/**
 * Writes short what the minifier writes long for older browsers than ours, and leaves out gradients, which no colour fades to.
 */
function shorten(root: Root) {
  root.walkAtRules('media', (media) => {
    media.params = media.params.replace(/^not all and \((\w+)>=([\d.]+rem)\)$/, '($1<$2)');
  });
  root.walkDecls('transition-property', (declaration) => {
    declaration.value = declaration.value.replaceAll(/,--tw-gradient-\w+/g, '');
  });
}

/**
 * Writes out what a variable must be: its registered initial value, or the fallback, where nothing sets it; and no
 * fallback where the root sets it.
 */
function resolveConstants(root: Root, html: string) {
  const initial = new Map<string, string | undefined>();
  root.walkAtRules('property', (registration) => {
    initial.set(registration.params, valueOf(registration, 'initial-value'));
  });
  const declared = new Set([...html.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name));
  const ofRoot = new Set<string>();
  root.walkDecls(/^--/, ({ prop, parent }) => {
    declared.add(prop);
    if (parent && 'selector' in parent && parent.selector === ':root') ofRoot.add(prop);
  });
  const resolve = (node: Node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [read, comma, ...fallback] = node.nodes;
    const name = read?.value ?? '';
    if (ofRoot.has(name)) node.nodes.length = 1;
    if (declared.has(name) || (!comma && initial.get(name) === undefined)) return;
    Object.assign(node, {
      type: 'word',
      value: initial.get(name) ?? valueParser.stringify(fallback),
    });
  };
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    const value = valueParser(declaration.value);
    value.walk(resolve, true);
    declaration.value = valueParser.stringify(value.nodes).trim();
  });
}

/** @returns the value of its declaration of this name */
function valueOf(container: Container, prop: string) {
  const found = container.nodes?.find((node) => node.type === 'decl' && node.prop === prop);
  return found?.type === 'decl' ? found.value : undefined;
}

/** A variable may be used by another one only, so this repeats until nothing is left to drop. */
function dropUnreadVariables(root: Root, html: string) {
  const read = new Set(variablesIn(html));
  root.walkDecls(({ value }) => variablesIn(value).forEach((name) => read.add(name)));
  let dropped = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    dropped += 1;
  });
  root.walkAtRules('property', (registration) => {
    if (!read.has(registration.params)) registration.remove();
  });
  if (dropped > 0) dropUnreadVariables(root, html);
}

function variablesIn(text: string) {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Innermost first. A statement such as `@layer components;` has no body and stays: it sets the order. */
function dropEmpty(container: Container) {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
