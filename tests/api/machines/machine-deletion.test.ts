/** A deletion that the host of the machines holds up. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { call, documentsOf, hostedOf, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { buy, onlyMachineOf, SOLO } from '../machine-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('machineHost'));
afterAll(() => api.close());

// R-MAC-06
it('has the machines erased by the job, when the host answers again before the person comes back', () =>
  withPerson({}, async (person) => {
    await buy(api, person, SOLO);
    const { uid, idToken: token } = person;
    expect(await hostedOf(uid)).toHaveLength(1);
    const remove = () => call(api, '/api/account', { method: 'DELETE', token });
    await failStandin('machineHost', { path: '/v1/machines', method: 'DELETE', mode: '500' });
    expect(await remove()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await hostedOf(uid)).toHaveLength(1);
    await mendStandin('machineHost');
    await startJobs().machines();
    expect(await hostedOf(uid)).toEqual([]);
    expect(await onlyMachineOf(uid)).toMatchObject({ state: 'erased', why: 'account_deleted' });
    expect((await remove()).status).toBe(200);
    expect(await documentsOf(person)).toEqual([]);
  }));

// R-ACC-09 R-MAC-06
it('says of a machine that was being erased already that its account is going', () =>
  withPerson({}, async (person) => {
    await buy(api, person, SOLO);
    const { uid, idToken: token } = person;
    const { id, name } = await onlyMachineOf(uid);
    await failStandin('machineHost', { path: '/v1/machines', method: 'DELETE', mode: '500' });
    await call(api, `/api/machines/${id}`, { method: 'DELETE', token, body: { name } });
    expect(await onlyMachineOf(uid)).toMatchObject({ desired: 'erased', why: 'erase_asked' });
    expect((await call(api, '/api/account', { method: 'DELETE', token })).status).toBe(503);
    expect(await onlyMachineOf(uid)).toMatchObject({ desired: 'erased', why: 'account_deleted' });
  }));
