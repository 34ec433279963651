import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

test('Button does not submit a form unless told to', () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"');
});

// R-SES-15
test('Button that is busy says so, keeps its text and width, and can keep the focus', () => {
  const html = renderToStaticMarkup(<Button busy>Save changes</Button>);
  expect(html).toContain(' aria-disabled="true"');
  expect(html).not.toContain(' disabled=""');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Save changes');
});

// R-RTE-09
test('Button that is busy can say what it does', () => {
  const html = (busy: boolean) =>
    renderToStaticMarkup(
      <Button busy={busy} busyWords="Adding a server …">
        Add
      </Button>,
    );
  expect(html(false)).toContain('>Add<');
  expect(html(true)).toContain('>Adding a server …<');
  expect(html(true)).toContain('aria-busy="true"');
});

// R-RTE-09
test('Button that is disabled says so, and can keep the focus', () => {
  const html = renderToStaticMarkup(<Button disabled>Add a server</Button>);
  expect(html).toContain(' aria-disabled="true"');
  expect(html).not.toContain(' disabled=""');
});

test('Button that is not busy says nothing about it', () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).not.toMatch(/disabled="| aria-busy="/);
});

test.each([
  ['/shop/cart', '/shop/cart'],
  ['/saas/v1#pricing', '/saas/v1#pricing'],
  ['https://status.example.org/', 'https://status.example.org/'],
  ['mailto:post@example.org', 'mailto:post@example.org'],
])('ButtonLink to %s leads there', (to, href) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/blog/grid']}>
      <ButtonLink to={to}>Go</ButtonLink>
    </MemoryRouter>,
  );
  expect(html).toContain(`href="${href}"`);
});
