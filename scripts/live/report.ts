import type { Finding } from './finding.ts';
import { STEPS } from './steps.ts';

const NAME_WIDTH = 22;

/** The table of `npm run doctor -- --live`, and whether nothing required is missing or unread. */
export function report(findings: readonly Finding[]): { text: string; isFit: boolean } {
  const lines = findings.flatMap(describe);
  const remedies = new Set(
    findings.filter(({ state }) => state === 'unread').map(({ fix }) => `      → ${fix}`),
  );
  const failed = findings.filter((finding) => isFailure(finding) && finding.state === 'missing');
  const unread = findings.filter(({ state }) => state === 'unread');
  return {
    text: [
      ...lines,
      ...(unread.length === 0 ? [] : ['', 'To read the rest:', ...remedies]),
      '',
      `${findings.length} checks, ${failed.length} failed, ${unread.length} could not be read.`,
    ].join('\n'),
    isFit: !findings.some(isFailure),
  };
}

function describe(finding: Finding): string[] {
  const { name, state, found, fix, step } = finding;
  const words = state === 'unread' ? `could not be read: ${found}` : found;
  const line = `${labelOf(finding)}  ${name.padEnd(NAME_WIDTH)} ${words}`;
  const [number, heading] = STEPS[step];
  return state === 'missing'
    ? [line, `      → ${fix} (docs/deploy.md, ${number}. ${heading})`]
    : [line];
}

function labelOf({ state, isRequired }: Finding): string {
  if (state === 'ok') return 'ok  ';
  if (state === 'unread') return '?   ';
  return isRequired ? 'FAIL' : 'note';
}

function isFailure({ state, isRequired }: Finding): boolean {
  return isRequired && state !== 'ok';
}
