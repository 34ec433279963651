import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { MailBanner } from './mail-banner.tsx';

// R-ACC-02
test('someone from whose address mail came back can enter another one, and keep the plan that they chose', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/dashboard?plan=solo.year']}>
      <MailBanner email="tom@gmial.test" />
    </MemoryRouter>,
  );
  expect(html).toMatch(/href="\/dashboard\/edit-details\?plan=solo\.year#address"[^>]*>change it</);
});
