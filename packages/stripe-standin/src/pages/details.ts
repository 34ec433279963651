import { z } from 'zod';
import type { Details } from '../billing/customer-details.ts';
import { html, type Markup } from '../kit/html.ts';

const line = z.string().trim().min(1);
const WHOLE = z.object({
  name: line,
  line1: line,
  postal_code: line,
  city: line,
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  tax_id: z.string().trim().default(''),
});
export type Given = z.output<typeof WHOLE>;

const NONE: Given = { name: '', line1: '', postal_code: '', city: '', country: 'DE', tax_id: '' };

/** Who an invoice is for, as fields of a form. */
export function detailFields(taxId: boolean, given = NONE): Markup {
  const field = (label: string, name: keyof Given, autocomplete: string) =>
    html`<label>
      ${label} <input name="${name}" autocomplete="${autocomplete}" value="${given[name]}" />
    </label>`;
  return html`${field('Name', 'name', 'name')}
  ${field('Street and number', 'line1', 'address-line1')}
  ${field('Postal code', 'postal_code', 'postal-code')} ${field('Town', 'city', 'address-level2')}
  ${field('Country, two letters', 'country', 'country')}
  ${taxId ? html`<label>VAT number, for businesses <input name="tax_id" value="${given.tax_id}" /></label>` : null}`;
}

/** Whether something was typed. The country is there from the start. */
export function hasDetails({ country: _country, ...fields }: Record<string, unknown>): boolean {
  return Object.keys(NONE).some((name) => Boolean(fields[name]));
}

/** @returns null where something is missing */
export function readDetails(fields: Readonly<Record<string, unknown>>): Details | null {
  const { data } = WHOLE.safeParse(fields);
  if (!data) return null;
  const { name, tax_id, ...address } = data;
  return { name, address: { ...address, line2: null, state: null }, taxId: tax_id || null };
}
