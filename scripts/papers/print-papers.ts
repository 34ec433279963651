// `npm run papers` prints the versions of our papers that apply and have no PDF yet, from their pages, with Chromium. The files
// are committed, so that a deploy needs no browser. What is there stays as it is: people have accepted it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { CURRENT_VERSIONS, PAPERS, paperFile } from '../../functions/src/contract/legal/papers.ts';
import { ROOT } from '../lib/places.ts';
import { findTestBrowser } from '../computer/chromium.ts';

const FOOTER = `<div style="width: 100%; padding: 0 20mm; display: flex; justify-content: space-between; font: 8pt sans-serif">
  <span class="title"></span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span>
</div>`;

const missing = PAPERS.map((paper) => ({
  paper,
  version: CURRENT_VERSIONS[paper],
  file: join(ROOT, 'web/public', paperFile(paper, CURRENT_VERSIONS[paper])),
})).filter(({ file }) => !existsSync(file));
if (missing.length === 0) {
  console.log('Every version that applies has its PDF. A change of the text needs a new version.');
  process.exit();
}

const executablePath = await findTestBrowser();
const server = await createServer({
  configFile: join(ROOT, 'web/vite.config.ts'),
  logLevel: 'error',
  server: { strictPort: false },
});
await server.listen();
const browser = await chromium.launch(executablePath === '' ? {} : { executablePath });
try {
  const page = await browser.newPage({
    baseURL: server.resolvedUrls?.local[0] ?? '',
    locale: 'en-GB',
  });
  for (const { paper, version, file } of missing) {
    await page.goto(`/${paper}`);
    await page.locator('#paper').waitFor();
    const title = `${await page.locator('h1').innerText()}, version ${version}`;
    await page.evaluate(prepare, title);
    await page.pdf({
      path: file,
      format: 'A4',
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: FOOTER,
      margin: { top: '18mm', bottom: '20mm', left: '20mm', right: '20mm' },
    });
    console.log(`Printed ${file}`);
  }
} finally {
  await browser.close();
  await server.close();
}

/** Runs in the page. Links to pages would lead to the computer that has printed them. */
async function prepare(title: string) {
  document.title = title;
  for (const link of document.querySelectorAll('#paper a[href^="/"]')) {
    link.replaceWith(...link.childNodes);
  }
  await document.fonts.ready;
}
