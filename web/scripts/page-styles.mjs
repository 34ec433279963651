// The part of the style sheet that a prerendered page needs before its script has run.
import Beasties from 'beasties';

/**
 * @param {string} html a whole document without styles
 * @param {string} sheet the whole style sheet
 * @returns {Promise<string>} the rules that the document's elements can match, in any state of theirs
 */
export async function pickStyles(html, sheet) {
  const picked = await pruner.process(
    html.replace('</head>', () => `<style>${sheet}</style></head>`),
  );
  const rules = /<style>([\s\S]*?)<\/style>/.exec(picked)?.[1];
  if (rules === undefined) throw new Error('The document has lost its styles');
  // The picker does not see that a family is named by way of a variable.
  const faces = sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.filter((face) => rules.includes(familyOf(face))).join('') + rules;
}

const pruner = new Beasties({
  external: false,
  reduceInlineStyles: true,
  pruneSource: false,
  fonts: false,
  keyframes: 'critical',
  logLevel: 'warn',
});

function familyOf(face) {
  return /font-family:\s*["']?([^;"'}]+)/.exec(face)?.[1] ?? '';
}
