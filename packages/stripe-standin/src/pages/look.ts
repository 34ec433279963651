import type { Response } from 'express';
import { html, sendPage, type Markup } from '../kit/html.ts';
import type { Seconds } from '../kit/time.ts';

export function sendStripePage(res: Response, status: number, title: string, main: Markup): void {
  sendPage(res, status, {
    title,
    service: 'Stripe',
    note: 'Nothing is charged, and you do not need a card.',
    accent: '#4338ca',
    main,
  });
}

export function sendNotFound(res: Response, what: string): void {
  const main = html`<h1>This ${what} does not exist</h1>
    <p>
      It may date from before the stand-in was started or reset. Go back to the site and begin
      again.
    </p>`;
  sendStripePage(res, 404, 'Not found', main);
}

/** Minor units as people write them, for example `€39.00`. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(amount / 100);
}

export function formatDay(seconds: Seconds): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    seconds * 1000,
  );
}
