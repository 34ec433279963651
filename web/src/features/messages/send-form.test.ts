import { describe, expect, test } from 'vitest';
import { sendForm, type SendPorts } from './send-form.ts';

const answering = (status: number, body: string): SendPorts => ({
  fetch: async () => new Response(body, { status }),
  isOnline: () => true,
  timeoutMs: 1000,
});
const failing = (isOnline: boolean): SendPorts => ({
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  isOnline: () => isOnline,
  timeoutMs: 1000,
});

const send = (ports: SendPorts) => sendForm('/api/contact', { name: 'Ada' }, ports);

const errorOf = (code: string, error: string) => JSON.stringify({ error, code, requestId: 'r' });

// R-MKT-03
describe('sendForm', () => {
  test('sends the fields as JSON and without credentials, and says nothing when they have arrived', async () => {
    const calls: [string, RequestInit][] = [];
    const ports: SendPorts = {
      ...answering(201, ''),
      fetch: async (address, init) => {
        calls.push([address, init]);
        return new Response('{"received":true,"id":"1"}', { status: 201 });
      },
    };
    expect(await send(ports)).toBeNull();
    expect(calls).toMatchObject([
      ['/api/contact', { method: 'POST', body: '{"name":"Ada"}', credentials: 'omit' }],
    ]);
  });

  test('of what was taken for spam says so, and that nothing typed is lost', async () => {
    const failure = await send(answering(201, '{"received":true,"id":"1","isSpam":true}'));
    expect(failure?.title).toBe('This was taken for spam.');
    expect(failure?.advice).toMatch(
      /kept apart for 30 days, .*Everything you wrote is still here\.$/,
    );
  });

  test('passes on the server’s words, which name the time to wait', async () => {
    const words = 'You are going a little too fast. Please wait 7 minutes.';
    expect(await send(answering(429, errorOf('rate_limited', words)))).toEqual({
      title: words,
      advice: 'Everything you wrote is still here.',
    });
  });

  test('after a failure of the server says to try again', async () => {
    const words = 'Our server failed while doing this, and we have been told. Please try again.';
    const expected = {
      title: words,
      advice: 'Everything you wrote is still here. Please send it again in a minute.',
    };
    expect(await send(answering(500, errorOf('internal', words)))).toEqual(expected);
    for (const page of ['<h1>502</h1>', '', 'null', '{"error":""}', '{"error":7}']) {
      expect(await send(answering(502, page))).toEqual({
        ...expected,
        title: 'Our server could not take what you sent.',
      });
    }
  });

  test('of an answer that only says no tells its status', async () => {
    expect((await send(answering(403, 'No')))?.title).toBe('It was not accepted (403).');
  });

  test('without a network says so, and with one that the server could not be reached', async () => {
    expect((await send(failing(false)))?.title).toContain('You seem to be offline');
    const lost = await send(failing(true));
    expect(lost?.title).toContain('could not be reached');
    expect(lost?.advice).toContain('we keep only one');
  });

  test('gives up on a server that does not answer in time', async () => {
    const silent: SendPorts = {
      ...failing(true),
      timeoutMs: 10,
      fetch: (_address, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    };
    expect((await send(silent))?.title).toContain('did not answer in time');
  });
});
