// What hosts read of our plans is what we sell, and what we check of a host is what the page asks.
import { expect, it } from 'vitest';
import { HOST_VERSION } from '../../functions/src/contract/machines.ts';
import { backupWords, PLANS, sizeWords } from '../../functions/src/contract/plans.ts';
import { readText } from '../lib/files.ts';

const page = readText('docs/what-a-server-must-do.md');

// R-TRU-01
it('the table of plans has the numbers of the contract', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\|(.+)\|$/gm)]
    .filter(([, name]) => PLANS.some(({ slug }) => slug === name))
    .map(([, name, cells = '']) => [name, ...cells.split('|').map((cell) => cell.trim())]);
  expect(rows).toEqual(
    PLANS.map(({ slug, size, backups }) => [
      slug,
      String(size.vcpu),
      sizeWords(size.memoryBytes),
      sizeWords(size.diskBytes),
      backupWords(backups).toLowerCase(),
      `${backups.keepDays} days`,
    ]),
  );
});

// R-TRU-01
it('the example of an order sends them too, under the number of the interface', () => {
  const [, body = ''] = /^PUT [\s\S]*?\n\n(\{[\s\S]*?\n\})/m.exec(page) ?? [];
  const { plan, size, backups } = JSON.parse(body);
  expect({ size, backups }).toEqual(
    PLANS.map(({ slug, ...terms }) => ({ slug, size: terms.size, backups: terms.backups }))
      .filter(({ slug }) => slug === plan)
      .map((terms) => ({ size: terms.size, backups: terms.backups }))[0],
  );
  const numbers = [...page.matchAll(/Machine-Host-Version: (\d+)/g)].map(([, number]) => number);
  expect(new Set(numbers)).toEqual(new Set([String(HOST_VERSION)]));
});

// R-TRU-01
it('each requirement has an id of its own, and what is checked of a host is one of them', () => {
  const ids = [...page.matchAll(/^\| ((?:HOST|SERVER)-\d{2}) /gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(40);
  expect(new Set(ids).size).toBe(ids.length);
  const named = `${readText('scripts/host/check-host.ts')}${page}`.match(
    /\b(HOST|SERVER)-\d{2}\b/g,
  );
  expect([...new Set(named)].filter((id) => !ids.includes(id))).toEqual([]);
});
