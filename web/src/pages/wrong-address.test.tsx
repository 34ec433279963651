import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NextStepsCard } from '@/features/account/next-steps-card.tsx';
import { nextSteps } from '@/features/account/next-steps.ts';
import { Unconfirmed as Help } from './account/help/unconfirmed.tsx';
import { AddressSection } from './account/security/address-section.tsx';
import { Unconfirmed as Invitation } from './auth/invitation/unconfirmed.tsx';

const EMAIL = 'tom@gmial.test';
const USER = { email: EMAIL, emailVerified: false };
const STEPS = { status: 'none', servers: [], machines: [], isMember: false } as const;
const WAY = /href="\/dashboard\/edit-details#address"[^>]*>Wrong address\? Change it</;

const nextStep = (emailVerified: boolean) => (
  <NextStepsCard steps={nextSteps({ ...STEPS, emailVerified })} />
);
const htmlOf = (shown: ReactNode) => renderToStaticMarkup(<MemoryRouter>{shown}</MemoryRouter>);

// R-ACC-01 R-ACC-02
test.each<[place: string, shown: ReactNode]>([
  ['the next step', nextStep(false)],
  ['Security', <AddressSection key="security" user={USER} />],
  ['Help', <Help key="help" email={EMAIL} />],
  ['an invitation', <Invitation key="invitation" email={EMAIL} here="/invitation" />],
])('%s names the way out for someone who mistyped their address', (_place, shown) => {
  expect(htmlOf(shown)).toMatch(WAY);
});

test('it is no longer named once the address is confirmed', () => {
  const confirmed = <AddressSection user={{ ...USER, emailVerified: true }} />;
  for (const shown of [nextStep(true), confirmed]) expect(htmlOf(shown)).not.toMatch(WAY);
});
