import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OwnPasskeys } from '@contract/sign-in.ts';
import { expect, test } from 'vitest';
import { OpeningSection } from './opening-section.tsx';

const OWN: OwnPasskeys = {
  passkeys: [],
  isRequired: true,
  codesLeft: 0,
  codesMadeAt: null,
  removalAt: null,
  removalRefused: null,
};

function Shown({ own }: { own: OwnPasskeys }) {
  const query = useQuery({ queryKey: ['own'], queryFn: async () => own, initialData: own });
  const asked = { own: query, isConfirmed: true, prove: async () => true, onTask: () => {} };
  return (
    <OpeningSection {...asked} onChanged={async () => {}} formatMoment={() => '5 Dec, 14:05'} />
  );
}

function textOf(own: Partial<OwnPasskeys>): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Shown own={{ ...OWN, ...own }} />
    </QueryClientProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, '');
}

// R-IDN-03
test('“Everything lost?” is offered while it can be asked for, and otherwise says why not and until when', () => {
  expect(textOf({})).toContain('Everything lost?');
  const until = '2026-12-05T14:05:00.000Z';
  const changed = textOf({ removalRefused: { why: 'address', until } });
  expect(changed).toContain('address of the account was changed');
  expect(changed).toContain('From 5 Dec, 14:05, you can have this taken off');
  const pressed = textOf({ removalRefused: { why: 'not_me', until } });
  expect(pressed).toContain('“This wasn’t me” was pressed');
  for (const text of [changed, pressed]) expect(text).not.toContain('Everything lost?');
  expect(textOf({ isRequired: false })).not.toContain('lost');
});
