import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import express from 'express';
import { createControl } from './control.ts';
import { serve, type RunningStandin } from './server.ts';

let standin: RunningStandin;

beforeEach(async () => {
  standin = await serve(0, () => {
    const app = express();
    const control = createControl({
      name: 'board',
      state: () => ({}),
      reset: () => undefined,
      answerFailure: (status, _req, res) => void res.sendStatus(status),
    });
    app.use(control);
    app.get('/board', (_req, res) => void res.send('A board with three wishes'));
    return app;
  });
});
afterEach(() => standin.close());

const board = () => fetch(`${standin.url}/board`);
const fail = (body: unknown, method = 'POST') =>
  fetch(`${standin.url}/__control/fail`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('switches for failure', () => {
  it('hit as often as asked and no more', async () => {
    await fail({ mode: '429', times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await board()).status);
    expect(statuses).toEqual([429, 429, 200]);
  });

  it('hit only the path and the method that they name', async () => {
    await fail({ mode: '500', path: '/api', method: 'GET' });
    expect((await board()).status).toBe(200);
    expect((await fetch(`${standin.url}/api/redirects/sso`)).status).toBe(500);
  });

  it('lose the answer, or break it in the middle', async () => {
    const whole = (await (await board()).text()).length;
    await fail({ mode: 'malformed', times: 1 });
    const broken = await board();
    expect(broken.status).toBe(200);
    expect((await broken.text()).length).toBeLessThan(whole);
    await fail({ mode: 'lost', times: 1 });
    await expect(board()).rejects.toThrow('fetch failed');
  });

  it('hold a request until they are cleared', async () => {
    await fail({ mode: 'held', times: 1 });
    // Either may arrive first.
    const asked = [board(), board()];
    expect((await Promise.race(asked)).status).toBe(200);
    const both = Promise.all(asked);
    await expect(Promise.race([both, Promise.resolve('held')])).resolves.toBe('held');
    await fail({}, 'DELETE');
    expect((await both).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('are cleared by DELETE, and refused when the mode is unknown', async () => {
    await fail({ mode: '500' });
    await fail({}, 'DELETE');
    expect((await board()).status).toBe(200);
    expect((await fail({ mode: 'explode' })).status).toBe(400);
  });
});

describe('the log of requests', () => {
  it('shows what was asked, until a reset', async () => {
    const state = async () => await (await fetch(`${standin.url}/__control/state`)).json();
    await board();
    await fetch(`${standin.url}/nowhere?a=1`);
    expect(await state()).toMatchObject({
      requests: [
        { method: 'GET', path: '/board' },
        { method: 'GET', path: '/nowhere' },
      ],
    });
    await fetch(`${standin.url}/__control/reset`, { method: 'POST' });
    expect(await state()).toMatchObject({ requests: [] });
  });
});
