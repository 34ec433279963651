import type { Details } from '../billing/customer-details.ts';
import { html, type Markup } from '../kit/html.ts';

const NAMES = ['name', 'line1', 'postal_code', 'city', 'country', 'tax_id'] as const;
export type Given = Record<(typeof NAMES)[number], string>;

const NONE: Given = { name: '', line1: '', postal_code: '', city: '', country: 'DE', tax_id: '' };

/** Who an invoice is for, as fields of a form. */
export function detailFields({
  taxId,
  isOptional = false,
  given = NONE,
}: {
  taxId: boolean;
  isOptional?: boolean;
  given?: Given;
}): Markup {
  const field = (label: string, name: keyof Given, autocomplete: string) =>
    isOptional
      ? html`<label
          >${label} <input name="${name}" autocomplete="${autocomplete}" value="${given[name]}"
        /></label>`
      : html`<label
          >${label}
          <input name="${name}" autocomplete="${autocomplete}" value="${given[name]}" required
        /></label>`;
  return html`${field('Name', 'name', 'name')}
  ${field('Street and number', 'line1', 'address-line1')}
  ${field('Postal code', 'postal_code', 'postal-code')} ${field('Town', 'city', 'address-level2')}
  ${field('Country, two letters', 'country', 'country')}
  ${taxId ? html`<label>VAT number, for businesses <input name="tax_id" value="${given.tax_id}" /></label>` : null}`;
}

/** Whether something was typed. The country is there from the start. */
export function hasDetails(fields: Readonly<Record<string, unknown>>): boolean {
  return NAMES.some((name) => name !== 'country' && textOf(fields, name) !== '');
}

/** @returns null where something is missing */
export function readDetails(fields: Readonly<Record<string, unknown>>): Details | null {
  const [name, line1, city] = [
    textOf(fields, 'name'),
    textOf(fields, 'line1'),
    textOf(fields, 'city'),
  ];
  const country = textOf(fields, 'country').toUpperCase();
  const postalCode = textOf(fields, 'postal_code');
  const isWhole = [name, line1, city, postalCode].every((value) => value !== '');
  if (!isWhole || !/^[A-Z]{2}$/.test(country)) return null;
  const address = { city, country, line1, line2: null, postal_code: postalCode, state: null };
  return { name, address, taxId: textOf(fields, 'tax_id') || null };
}

function textOf(fields: Readonly<Record<string, unknown>>, name: keyof Given): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}
