import { expect, test } from 'vitest';
import type { InvitationEnd, InvitationKey, InvitationPreview } from '@contract/people.ts';
import { ApiError } from '@/platform/api-client.ts';
import { findInvitation } from './find-invitation.ts';

const PREVIEW: InvitationPreview = {
  state: 'open',
  ownerName: 'Ada Lindqvist',
  ownerEmail: 'ada@people.test',
  machines: ['Cedar'],
  isForAll: true,
  until: null,
  lapsesAt: '2026-12-02T00:00:00Z',
};

/** An API that knows these keys, and refuses others. */
function api({ knows, offers = [], refusal = 'gone', over = {} }: Known) {
  const asked: InvitationKey[] = [];
  const ports = {
    preview: async (key: InvitationKey) => {
      asked.push(key);
      if (knows.includes(key.secret ?? key.id)) return PREVIEW;
      throw new ApiError('Refused.', { status: 403, code: refusal });
    },
    look: async (secret: string) => {
      const why = over[secret];
      if (why !== undefined) return { state: 'over' as const, why };
      if (knows.includes(secret)) return { state: 'waiting' as const };
      throw new ApiError('Refused.', { status: 410, code: 'gone' });
    },
    listOffered: async () => offers.map((id) => ({ id, ownerName: null, lapsesAt: '' })),
  };
  return { ports, asked };
}

test('the link of an invitation is enough', async () => {
  const { ports } = api({ knows: ['s1'], offers: ['k2'] });
  const found = await findInvitation(ports, { secret: 's1' }, true);
  expect(found).toEqual({ key: { secret: 's1' }, preview: PREVIEW });
});

test('after a link that is over, or without one, comes what is offered to the confirmed address', async () => {
  const { ports } = api({ knows: ['k2'], offers: ['k2'] });
  const offered = { key: { id: 'k2' }, preview: PREVIEW };
  expect(await findInvitation(ports, { secret: 'old' }, true)).toEqual(offered);
  expect(await findInvitation(ports, null, true)).toEqual(offered);
});

test('where none is open, none is found', async () => {
  const unknown = { why: null };
  expect(await findInvitation(api({ knows: [] }).ports, { secret: 'old' }, true)).toEqual(unknown);
  expect(await findInvitation(api({ knows: [] }).ports, null, true)).toEqual(unknown);
});

// R-PPL-02
test.each([true, false])(
  'a link that is over says why, also where the address is confirmed: %s',
  async (isConfirmed) => {
    const { ports } = api({ knows: [], over: { old: 'places' } });
    const found = await findInvitation(ports, { secret: 'old' }, isConfirmed);
    expect(found).toEqual({ why: 'places' });
  },
);

test('a refusal that is about the reader is told, and no other invitation is looked for', async () => {
  const { ports, asked } = api({ knows: ['k2'], offers: ['k2'], refusal: 'wrong_address' });
  await expect(findInvitation(ports, { secret: 's1' }, true)).rejects.toThrow('Refused.');
  expect(asked).toEqual([{ secret: 's1' }]);
});

test.each([null, { secret: 'k2' }])(
  'an address has to be confirmed before anything is asked, by %o',
  async (key) => {
    const { ports, asked } = api({ knows: ['k2'], offers: ['k2'] });
    await expect(findInvitation(ports, key, false)).rejects.toThrow('Confirm your e-mail address');
    expect(asked).toEqual([]);
  },
);

type Known = {
  /** Secrets and ids. */
  knows: readonly string[];
  offers?: readonly string[];
  refusal?: ApiError['code'];
  /** Why the invitations of secrets are over. */
  over?: Readonly<Record<string, InvitationEnd>>;
};
