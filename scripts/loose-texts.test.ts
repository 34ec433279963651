/**
 * A browser's translator puts each text into an element of its own, behind React's back. React then no longer finds a text that it
 * wants to remove, or one before which it wants to insert: the page crashes, and what was typed is gone. A text that it neither
 * moves nor removes on its own is safe: one that is alone in its element, or has nothing before it that can come.
 */
import { expect, test } from 'vitest';
import { parseSync, Visitor, type ESTree } from 'vite';
import { projectFiles, readText } from './lib/files.ts';

/** Values that hold an element, as far as our code names them so, and functions that return one. */
const ELEMENTS = new Set(
  'children fields motif outline shared caption hard picture box side bringOwn proofDialog leave PLUGS'.split(
    ' ',
  ),
);

type Kind = 'nothing' | 'element' | 'list' | 'text' | 'loose';

/** What can stand in one place; `loose` is a fragment, whose texts are its parent's. */
function kindsOf(node: Node): Kind[] {
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression') {
    return kindsOf(node.expression);
  }
  if (node.type === 'ConditionalExpression') {
    return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
  }
  if (node.type === 'LogicalExpression') {
    const left: Kind[] = node.operator === '&&' ? ['nothing'] : kindsOf(node.left);
    return [...left, ...kindsOf(node.right)];
  }
  return [kindOf(node)];
}

type Node = ESTree.Expression | ESTree.JSXChild | ESTree.JSXEmptyExpression;

function kindOf(node: Node): Kind {
  if (node.type === 'JSXEmptyExpression') return 'nothing';
  if (node.type === 'JSXElement') return 'element';
  if (node.type === 'JSXFragment') {
    return node.children.some((child) => kindsOf(child).includes('text')) ? 'loose' : 'element';
  }
  if (node.type === 'JSXText' || node.type === 'Literal') {
    const { value } = node;
    return typeof value === 'boolean' || String(value ?? '').trim() === '' ? 'nothing' : 'text';
  }
  if (node.type === 'CallExpression' && isList(node.callee)) return 'list';
  return ELEMENTS.has(nameOf(node)) ? 'element' : 'text';
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return node.type === 'MemberExpression' && node.computed ? nameOf(node.object) : '';
}

function isList(callee: ESTree.Expression): boolean {
  const { property } = callee.type === 'MemberExpression' ? callee : {};
  return property?.type === 'Identifier' && ['map', 'flatMap', 'from'].includes(property.name);
}

function isConditional(child: ESTree.JSXChild): boolean {
  if (child.type !== 'JSXExpressionContainer') return false;
  return ['ConditionalExpression', 'LogicalExpression'].includes(child.expression.type);
}

/** A fragment's children are its parent's. */
function childrenOf(children: readonly ESTree.JSXChild[]): ESTree.JSXChild[] {
  return children
    .flatMap((child) => (child.type === 'JSXFragment' ? childrenOf(child.children) : [child]))
    .filter((child) => kindsOf(child).some((kind) => kind !== 'nothing'));
}

function looseAmong(all: readonly ESTree.JSXChild[]): ESTree.JSXChild[] {
  const children = childrenOf(all);
  if (children.length < 2) return [];
  let mayCome = false;
  return children.filter((child) => {
    const kinds = new Set(kindsOf(child));
    const isText = kinds.has('text');
    const isLoose = isText && (mayCome || isConditional(child));
    if (kinds.size > 1 || kinds.has('list')) mayCome = true;
    // What stays is where React inserts.
    else if (kinds.has('element')) mayCome = false;
    return isLoose;
  });
}

/** The lines of texts that React moves or removes on their own. */
function looseTexts(code: string): number[] {
  const found: ESTree.Span[] = [];
  const look = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) =>
    void found.push(...looseAmong(children));
  const refuseFragment = (node: ESTree.ConditionalExpression | ESTree.LogicalExpression) => {
    if (kindsOf(node).includes('loose')) found.push(node);
  };
  new Visitor({
    JSXElement: look,
    JSXFragment: look,
    ConditionalExpression: refuseFragment,
    LogicalExpression: refuseFragment,
  }).visit(parseSync('some.tsx', code).program);
  return [...new Set(found.map(({ start }) => code.slice(0, start).split('\n').length))];
}

test.each([
  ['<p>{is && <b>b</b>}{is ? 1 : 2}</p>', true],
  ['<p><b>b</b>{is && text}</p>', true],
  ['<p>{name ?? "You"} left</p>', true],
  ['<p>{is && <b>b</b>} text</p>', true],
  ['<ul>{all.map((one) => <li>{one}</li>)}{text}</ul>', true],
  ['<p>{is && <>text <b>b</b></>}</p>', true],
  ['<p>{is ? <>text</> : <b>b</b>}</p>', true],
  ['<p>{is && <b>b</b>}{is && <i>i</i>}<u>u</u>{describe(is)}</p>', false],
  ['<p>{is ? "one" : "many"}</p>', false],
  ['<p>{count} of {all} {is && <b>b</b>}</p>', false],
  ['<p>{is && <span>text</span>}<span>text</span></p>', false],
  ['<p>{is && <b>b</b>} {children}</p>', false],
])('%s has a loose text: %s', (code, isFound) => {
  expect(looseTexts(code)).toEqual(isFound ? [1] : []);
});

// R-UI-08
test('a text beside a condition has an element of its own', () => {
  const files = projectFiles('web/src/*.tsx').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    looseTexts(readText(file)).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});
