/** Reading the emulator's coverage report: which expressions of the rules were never tried, or tried one way only. */
import type { CoverageNode, CoverageReport } from './rules-project.ts';

export type Expression = {
  line: number;
  column: number;
  start: number;
  /** The place after the last character. */
  end: number;
  text: string;
  /** The result: true, false, or a value of another type. */
  saw: Set<boolean | 'other'>;
};

/** @returns every expression of the report once, in the order of the text */
export function readExpressions(rules: string, coverage: CoverageReport): Expression[] {
  const found = new Map<string, Expression>();
  const pending: CoverageNode[] = [...(coverage.report ?? [])];
  for (let node = pending.pop(); node; node = pending.pop()) {
    pending.push(...(node.children ?? []));
    const { line = 0, column = 0, currentOffset: start = 0, endOffset = 0 } = node.sourcePosition;
    const key = `${start}-${endOffset}`;
    let expression = found.get(key);
    if (!expression) {
      const end = withClosingBrackets(rules, start, endOffset + 1);
      expression = { line, column, start, end, text: rules.slice(start, end), saw: new Set() };
      found.set(key, expression);
    }
    for (const { value } of node.values ?? []) {
      if (value.boolValue !== undefined) expression.saw.add(value.boolValue);
      else if (!('undefined' in value) && Object.keys(value).length > 0) {
        expression.saw.add('other');
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** @returns whether the expression decides something */
export function isCondition({ saw }: Expression): boolean {
  return saw.size > 0 && !saw.has('other');
}

/** @returns a line for each expression with a gap, with its place in firestore.rules */
export function findGaps(expressions: readonly Expression[]): string[] {
  return expressions.flatMap((expression) => {
    const { line, column, text, saw } = expression;
    const place = `firestore.rules:${line}:${column} ${text.replaceAll(/\s+/g, ' ')}`;
    if (saw.size === 0) return [`${place} — never evaluated`];
    // A literal, as in `if false`, cannot have another value.
    if (!isCondition(expression) || saw.size === 2 || text === 'false') return [];
    return [`${place} — only ever ${[...saw].join()}`];
  });
}

/** The report ends a call or a list before its closing brackets. */
function withClosingBrackets(rules: string, start: number, reportedEnd: number): number {
  let end = reportedEnd;
  while (end < rules.length) {
    const text = rules.slice(start, end).replaceAll(/'[^']*'/g, '');
    const open = text.replaceAll(/[^([]/g, '').length - text.replaceAll(/[^)\]]/g, '').length;
    if (open === 0 && rules[end] !== '(') break;
    end += 1;
  }
  return end;
}

/** The conditions that rules join by `&&`, for an emulator that has no report. What each comes to is unknown, so it may be both. */
export function readConditions(rules: string): Expression[] {
  const code = rules.replaceAll(/\/\/.*$/gm, (comment) => ' '.repeat(comment.length));
  return [...code.matchAll(/\b(?:if|return)\b([^;]+);/dg)].flatMap(({ indices }) => {
    const [from, to] = indices?.[1] ?? [0, 0];
    let at = from;
    return code
      .slice(from, to)
      .split('&&')
      .map((operand) => {
        const text = operand.trim();
        const start = at + operand.indexOf(text);
        at += operand.length + '&&'.length;
        const line = code.slice(0, start).split('\n').length;
        const saw = new Set([true, false]);
        return { line, column: 0, start, end: start + text.length, text, saw };
      });
  });
}
