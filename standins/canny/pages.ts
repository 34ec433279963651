import type { Response } from 'express';
import { html, sendPage, type Markup } from '@alcove/stripe-standin/kit/html';
import { signInBar } from '../common/sign-in.ts';
import type { BoardUser } from './sign-in.ts';

const IDEAS = [
  { votes: 41, title: 'Share one folder with a guest for a week', state: 'Planned' },
  { votes: 28, title: 'Answer in the language the question was asked in', state: 'In progress' },
  { votes: 17, title: 'Show on the phone which server answered', state: 'Under review' },
  { votes: 9, title: 'Print a recovery sheet for the safe', state: 'Under review' },
] as const;

export function showBoard(
  res: Response,
  { user, signInUrl }: { user: BoardUser | null; signInUrl: string },
): void {
  const who = user === null ? null : `${user.name} (${user.email})`;
  const main = html`${signInBar(who, '/logout', signInUrl)}
    <h1>Ideas for Alcove</h1>
    <p class="muted">Example entries of the stand-in, to fill the board.</p>
    <ul class="rows">
      ${IDEAS.map(
        (idea) =>
          html`<li>
            <h2>${idea.title}</h2>
            <p class="muted">${idea.state}, ${idea.votes} votes</p>
          </li>`,
      )}
    </ul>`;
  send(res, 200, 'Feedback board', main);
}

export function showRefusal(res: Response, status: number, reason: string): void {
  const main = html`<h1>Sign-in was refused</h1>
    <div class="notice"><p>${reason}</p></div>
    <p><a href="/board">Go to the board</a></p>`;
  send(res, status, 'Sign-in was refused', main);
}

function send(res: Response, status: number, title: string, main: Markup): void {
  sendPage(res, status, {
    title,
    service: 'Canny',
    note: 'A feedback board for testing the sign-in.',
    accent: '#3d5a1f',
    main,
  });
}
