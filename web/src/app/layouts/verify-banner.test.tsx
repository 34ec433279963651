import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { VerifyBanner } from './verify-banner.tsx';

// R-ACC-02
test('someone whose address waits for its confirmation can have the e-mail again, or enter another address and keep their choice', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/dashboard?plan=solo.year']}>
      <VerifyBanner email="tom@gmial.test" />
    </MemoryRouter>,
  );
  expect(html).toMatch(
    />Resend the e-mail<.+href="\/dashboard\/edit-details\?plan=solo\.year#address"[^>]*>Wrong address\? Change it</,
  );
});
