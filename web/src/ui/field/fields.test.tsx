import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

// R-RTE-09
describe.each([
  ['TextField', TextField, 'input'],
  ['PasswordField', PasswordField, 'input'],
  ['SelectField', SelectField, 'select'],
  ['TextAreaField', TextAreaField, 'textarea'],
  ['CheckboxField', CheckboxField, 'input'],
] as const)('%s', (_name, Field, tag) => {
  test('ties its label to its control', () => {
    const html = renderToStaticMarkup(<Field id="f" label="Name" />);
    expect(html).toContain('<label for="f"');
    expect(attributesOf(html, tag)['id']).toBe('f');
  });

  test('without hint and error, describes nothing and claims nothing', () => {
    const control = attributesOf(renderToStaticMarkup(<Field id="f" label="Name" />), tag);
    expect(control).not.toHaveProperty('aria-describedby');
    expect(control).not.toHaveProperty('aria-invalid');
  });

  test('with hint and error, is invalid and described by both, the error first', () => {
    const html = renderToStaticMarkup(
      <Field id="f" label="Name" hint="As on the bill." error="Enter a name." />,
    );
    const control = attributesOf(html, tag);
    expect(control['aria-invalid']).toBe('true');
    expect(control['aria-describedby']).toBe('f-error f-hint');
    expect(html).toMatch(/<p id="f-hint"[^>]*>As on the bill\.<\/p>/);
    expect(html).toMatch(/<p id="f-error" role="alert"[^>]*>Enter a name\.<\/p>/);
  });
});

// R-SES-15
describe('PasswordField', () => {
  test('hides what is typed and offers to show it without submitting the form', () => {
    const html = renderToStaticMarkup(<PasswordField id="f" label="Password" />);
    expect(attributesOf(html, 'input')['type']).toBe('password');
    const reveal = attributesOf(html, 'button');
    expect(reveal['type']).toBe('button');
    expect(reveal['aria-pressed']).toBe('false');
    expect(reveal['aria-label']).toBe('Show password');
  });

  test('with strength, is described by the advice', () => {
    const strength = { level: 0, advice: 'Use at least 8 characters.' } as const;
    const html = renderToStaticMarkup(
      <PasswordField id="f" label="New password" strength={strength} />,
    );
    expect(attributesOf(html, 'input')['aria-describedby']).toBe('f-strength');
    expect(html).toMatch(/id="f-strength".*Use at least 8 characters\./);
  });
});

test('TextField with required={false} says that it is optional', () => {
  expect(renderToStaticMarkup(<TextField label="Company" required={false} />)).toContain(
    '(optional)',
  );
});

/** The attributes of the first element of that kind. */
function attributesOf(html: string, tag: string): Record<string, string> {
  const [, text = ''] = new RegExp(`<${tag}\\s([^>]*)>`).exec(html) ?? [];
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
