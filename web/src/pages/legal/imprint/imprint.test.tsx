import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { COMPANY } from '@contract/legal/company.ts';
import { Page } from './page.tsx';

const html = renderToStaticMarkup(
  <MemoryRouter>
    <Page />
  </MemoryRouter>,
);

// R-LAW-05
test('the imprint names what the law asks for, and marks an example once', () => {
  const { isExample, register, dataProtection, directors, ...facts } = COMPANY;
  const asked = [facts, register, dataProtection, directors].flatMap((part) => Object.values(part));
  expect(asked).toContain(COMPANY.vatId);
  expect(asked.filter((fact) => !html.includes(fact))).toEqual([]);
  expect(html.match(/company is an example/g) ?? []).toHaveLength(isExample ? 1 : 0);
});
