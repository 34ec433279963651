import { describe, expect, it } from 'vitest';
import type { SubscriptionStatus } from '@contract/subscription.ts';
import { nextSteps, showsNextSteps } from './next-steps.ts';

const NEW_PERSON = {
  emailVerified: false,
  status: 'none' as SubscriptionStatus,
  servers: [],
  machines: [],
  isMember: false,
};
const done = (change: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ ...NEW_PERSON, ...change })
    .filter((step) => step.done)
    .map((step) => step.id);

const NEVER_OPENED = { origin: 'https://ai.example.org', lastHandoffAt: null };
const BEING_MADE = { readyAt: null };
const MADE = { readyAt: '2026-05-03T12:00:00.000Z' };
const OPENED = { origin: 'https://b.example.org', lastHandoffAt: '2026-05-03T12:00:00.000Z' };

// R-ACC-01
describe('nextSteps', () => {
  it('new person: nothing is done', () => {
    expect(done({})).toEqual([]);
  });

  it('each step is done by its own fact', () => {
    expect(done({ emailVerified: true })).toEqual(['verify']);
    expect(done({ status: 'active' })).toEqual(['plan']);
    expect(done({ machines: [BEING_MADE] })).toEqual([]);
    expect(done({ machines: [BEING_MADE, MADE] })).toEqual(['machine']);
    expect(done({ servers: [NEVER_OPENED] })).toEqual(['machine']);
    expect(done({ servers: [NEVER_OPENED, OPENED] })).toEqual(['machine', 'open']);
  });

  it('a machine that waits for room or for a person is not promised in minutes', () => {
    const text = (change: object) =>
      nextSteps({ ...NEW_PERSON, status: 'active', machines: [{ ...BEING_MADE, ...change }] }).find(
        ({ id }) => id === 'machine',
      )?.text;
    expect(text({})).toContain('a few minutes');
    expect(text({ attendedAt: '2026-05-04T07:00:00.000Z' })).toContain('Its card says when');
    expect(text({ readyAbout: '2026-05-04T07:00:00.000Z' })).toContain('Its card says when');
  });

  it('an order that lapsed leaves the plan to be chosen', () => {
    expect(done({ status: 'incomplete_expired' })).toEqual([]);
    expect(done({ status: 'past_due' })).toEqual(['plan']);
  });

  it('a person with whom a server is shared is not sent to the plans', () => {
    const ids = (status: SubscriptionStatus) =>
      nextSteps({ ...NEW_PERSON, isMember: true, status }).map(({ id }) => id);
    expect(ids('none')).toEqual(['verify']);
    expect(ids('active')).toEqual(['verify', 'plan', 'machine', 'open']);
  });

  it('opening has its button beside the server, and no second one here', () => {
    const actions = nextSteps(NEW_PERSON).map(({ id, action }) => [id, action?.label ?? null]);
    expect(actions.at(-1)).toEqual(['open', null]);
  });
});

describe('showsNextSteps', () => {
  const shows = (change: Partial<Parameters<typeof nextSteps>[0]>) => {
    const facts = { ...NEW_PERSON, ...change };
    return showsNextSteps(nextSteps(facts), facts.status);
  };

  it('as long as something is left to do', () => {
    expect(shows({})).toBe(true);
    expect(shows({ emailVerified: true, status: 'active', servers: [NEVER_OPENED] })).toBe(true);
  });

  it('no longer when all is done', () => {
    expect(shows({ emailVerified: true, status: 'active', servers: [OPENED] })).toBe(false);
  });

  it('not while the plan rests, when nothing can be opened', () => {
    expect(shows({ emailVerified: true, status: 'paused', servers: [NEVER_OPENED] })).toBe(false);
    expect(shows({ emailVerified: true, status: 'unpaid', servers: [NEVER_OPENED] })).toBe(false);
  });

  it('not for a person whose plan has ended', () => {
    expect(shows({ status: 'canceled' })).toBe(false);
  });
});
