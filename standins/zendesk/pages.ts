import type { Response } from 'express';
import { html, sendPage, type Markup } from '@alcove/stripe-standin/kit/html';
import { signInBar } from '../common/sign-in.ts';
import type { HelpCenterUser } from './sign-in.ts';

type View = { user: HelpCenterUser | null; signInUrl: string };
type Article = { id: string; title: string; paragraphs: readonly string[] };

const ARTICLES: readonly Article[] = [
  {
    id: '1',
    title: 'Reach your server from outside your home',
    paragraphs: [
      'Your server keeps one outgoing connection open. Your phone and your laptop meet it there, so your router’s ports can stay closed.',
      'If a device cannot connect, open the dashboard, check that the server is shown with its address, and choose Open. Signing in again restores the connection.',
    ],
  },
  {
    id: '2',
    title: 'What happens when a payment fails',
    paragraphs: [
      'We retry the card a few times over the following days. Your server keeps running, and the dashboard shows what is due.',
      'To pay at once, open Plan and invoices in your account and choose the open invoice.',
    ],
  },
  {
    id: '3',
    title: 'Export everything you have stored',
    paragraphs: [
      'Your files and conversations are yours. Each server has an export page that packs them into one archive, in open formats.',
    ],
  },
];

export function findArticle(id: string): Article | undefined {
  return ARTICLES.find((article) => article.id === id);
}

export function showHome(res: Response, view: View): void {
  const main = html`<h1>How can we help?</h1>
    <p class="muted">Short answers to common questions.</p>
    <ul class="rows">
      ${ARTICLES.map(
        (article) => html`<li><a href="/hc/en-us/articles/${article.id}">${article.title}</a></li>`,
      )}
    </ul>`;
  send(res, 200, 'Help center', html`${bar(view)}${main}`);
}

export function showArticle(res: Response, view: View, article: Article): void {
  const main = html`<p><a href="/hc/en-us">All articles</a></p>
    <h1>${article.title}</h1>
    ${article.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`;
  send(res, 200, article.title, html`${bar(view)}${main}`);
}

export function showRefusal(res: Response, status: number, reason: string): void {
  const main = html`<h1>${status === 404 ? 'Not found' : 'Sign-in was refused'}</h1>
    <div class="notice"><p>${reason}</p></div>
    <p><a href="/hc/en-us">Go to the help center</a></p>`;
  send(res, status, 'Help center', main);
}

function bar({ user, signInUrl }: View): Markup {
  return signInBar(user?.email ?? null, '/access/logout', signInUrl);
}

function send(res: Response, status: number, title: string, main: Markup): void {
  sendPage(res, status, {
    title,
    service: 'Zendesk',
    note: 'A help center for testing the hand-off.',
    accent: '#1f5c70',
    main,
  });
}
