// R-LAW-05: the PDF of each version, opened with a reader. A change of a paper's text needs a new version with its own file.
import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import {
  CURRENT_VERSIONS,
  PAPER_VERSIONS,
  paperFile,
  PAPERS,
  type Paper as Name,
} from '@contract/legal/papers.ts';
import { DATA_PROCESSING } from './data-processing/copy.ts';
import { PaperText, type Paper } from './paper-text.tsx';
import { SUB_PROCESSORS } from './sub-processors/copy.ts';

const PUBLIC = new URL('../../../public', import.meta.url).pathname;
const TEXTS: Readonly<Record<Name, Paper>> = {
  'data-processing': DATA_PROCESSING,
  'sub-processors': SUB_PROCESSORS,
};

const all = PAPERS.flatMap((paper) => PAPER_VERSIONS[paper].map((version) => ({ paper, version })));

test('there is one file for each version, and versions are days, the newest first', () => {
  const files = readdirSync(`${PUBLIC}/papers`).map((file) => `/papers/${file}`);
  const expected = all.map(({ paper, version }) => paperFile(paper, version));
  expect(new Set(files)).toEqual(new Set(expected));
  for (const paper of PAPERS) {
    const versions: readonly string[] = PAPER_VERSIONS[paper];
    expect(versions).toEqual([...new Set(versions)].toSorted().toReversed());
    for (const version of versions) expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test.each(all)('$paper $version opens, is tagged, and says what it is', async (each) => {
  const pdf = await open(each);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: `${TEXTS[each.paper].title}, version ${each.version}`,
    Language: 'en',
  });
  const { headings, text } = await read(pdf);
  expect(headings.slice(0, 2)).toEqual(['H1', 'H2']);
  expect(text).toContain(`Version${each.version}.`);
  expect(await pdf.getOutline()).not.toEqual([]);
});

test.each(PAPERS)('the PDF of %s says, word for word, what its page says', async (paper) => {
  const version = CURRENT_VERSIONS[paper];
  const { text, headings } = await read(await open({ paper, version }));
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PaperText text={TEXTS[paper]} version={version} />
    </MemoryRouter>,
  );
  expect(text).toBe(textOf(html));
  expect(headings).toEqual([...html.matchAll(/<h([12])/g)].map(([, level]) => `H${level}`));
});

async function open({ paper, version }: { paper: Name; version: string }): Promise<Pdf> {
  return getDocumentProxy(new Uint8Array(readFileSync(PUBLIC + paperFile(paper, version))));
}

/** What it says to someone who has it read out: the tagged text in its order, without white space, marks of lists and the numbers of pages. */
async function read(pdf: Pdf) {
  const roles: string[] = [];
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tagged = taggedTexts((await page.getTextContent({ includeMarkedContent: true })).items);
    const walk = (node: Node) => {
      if (!('role' in node)) {
        text += tagged.get('id' in node ? node.id : '') ?? '';
        return;
      }
      if (node.role === 'Lbl') return;
      roles.push(node.role);
      node.children.forEach(walk);
    };
    const tree = await page.getStructTree();
    tree?.children.forEach(walk);
  }
  return {
    text: text.replaceAll(/\s/g, ''),
    headings: roles.filter((role) => /^H\d$/.test(role)),
  };
}

/** What stands in each tagged part of a page, by the part's id. */
function taggedTexts(items: Items): Map<string, string> {
  const texts = new Map<string, string>();
  const parts: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = parts.at(-1) ?? '';
      texts.set(id, (texts.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') {
      parts.pop();
    } else {
      parts.push(item.id ?? '');
    }
  }
  return texts.set('', '');
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>|\s/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Items = Awaited<ReturnType<Page['getTextContent']>>['items'];
type Node = Awaited<ReturnType<Page['getStructTree']>>['children'][number];
