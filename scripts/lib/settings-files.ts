// Writes what people read of the table of settings. The words around it are written by hand.
import {
  API,
  SECRETS,
  SITE,
  type Rows,
  type Setting,
} from '../../functions/src/config/settings.ts';
import { readText } from './files.ts';
import { whyMissing } from './site-settings.ts';

const HEAD = ['setting', 'what', 'where it comes from', 'when it is missing'];
const LINES = /(# .+\n(# )?[A-Z_]+=\n)+/;
const SECRET_LINES = /(# .+\n# [A-Z_]+\n)+/;

/** Each file with its text as the table has it. */
export function settingsFiles(): Record<string, string> {
  const tables: Record<string, string> = {
    'The site': table(SITE, (name, row) => refusal(name, row, 'build', 'builds the site')),
    'The API': table(API, (name, row) =>
      row.partOf && !row.turnsOn
        ? `The deploy stops: ${half(name, row)}`
        : refusal(name, row, 'deploy', 'deploys the API'),
    ),
    Secrets: table(SECRETS, (name, row) => `The API does not start: ${half(name, row)}`),
  };
  return {
    'docs/deploy.md': readText('docs/deploy.md').replace(
      /^(### (The site|The API|Secrets)\b.*?\n\n)\|.*?\n\n/gms,
      (_, above: string, heading: string) => `${above}${tables[heading]}\n`,
    ),
    'web/.env.example': readText('web/.env.example').replace(LINES, () => examples(SITE)),
    'functions/.env.example': readText('functions/.env.example')
      .replace(LINES, () => examples(API))
      .replace(SECRET_LINES, () => examples(SECRETS, { areSecrets: true })),
  };
}

/** A comment and a line for each. What may be left out is commented out; secrets are only named. */
function examples(rows: Rows<Setting>, { areSecrets = false } = {}) {
  return guided(rows)
    .map(({ name, row, cells: [what = ''] }) => {
      const plain = what.replace(/ \(\[.*?\]\(.*?\)\)/g, '').replaceAll('`', '');
      const words = what.startsWith('`') ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
      if (areSecrets) return `# ${words}.\n# ${name}\n`;
      return `# ${words}.\n${whyMissing(name, row, '') === null ? '# ' : ''}${name}=\n`;
    })
    .join('');
}

/** As the formatter leaves it. */
function table(rows: Rows<Setting>, refusalOf: (name: string, row: Setting) => string) {
  const body = guided(rows).map(({ name, row, cells: [what = '', source = '', ...without] }) => [
    `\`${name}\``,
    what,
    source,
    [refusalOf(name, row), ...without].join('. '),
  ]);
  const lines = [HEAD, HEAD.map(() => ''), ...body];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return lines
    .map((cells, index) =>
      cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, index === 1 ? '-' : ' ')),
    )
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

function refusal(name: string, row: Setting, step: string, act: string) {
  if (row.neededFor) {
    return `The ${step} stops, where ${row.neededFor} is on: \`${name}: is not set, but ${row.neededFor} is on\``;
  }
  const fault = whyMissing(name, row, act);
  return fault === null ? 'Optional' : `The ${step} stops: \`${name}: ${fault}\``;
}

function half(name: string, { partOf }: Setting) {
  return `\`${name}: is not set, but ${partOf} is half configured\``;
}

function guided(rows: Rows<Setting>) {
  return Object.entries(rows).flatMap(([name, row]) =>
    row.help ? [{ name, row, cells: row.help.split(' | ') }] : [],
  );
}
