import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { OtherWaysIn } from './contact/v1/other-ways-in.tsx';
import { WaysToReach } from './help/center/ways-to-reach.tsx';

// R-LIV-06
test.each([
  ['the help center', WaysToReach],
  ['the contact page', OtherWaysIn],
])('%s offers the chat only where there is one', (_, Ways) => {
  const words = (hasChat: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Ways hasChat={hasChat} />
      </MemoryRouter>,
    );

  expect(words(true)).toMatch(/\bchat\b/i);
  expect(words(false)).not.toMatch(/\bchat\b/i);
});
