import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { OwnMembership } from '@contract/people.ts';
import { expect, test } from 'vitest';
import { ClosedCard } from './closed-card.tsx';

const OLGA: OwnMembership = {
  id: 'h-1',
  ownerName: 'Olga Hahn',
  ownerEmail: 'olga@people.test',
  machines: [],
  until: null,
  state: 'suspended',
  joinedAt: '2026-11-20T10:00:00Z',
};

function shown(change: Partial<OwnMembership>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ClosedCard
        membership={{ ...OLGA, ...change }}
        isSmall={false}
        leave={({ variant }) => <button type="button">{`Leave (${variant})`}</button>}
      />
    </MemoryRouter>,
  );
}

// R-PPL-04
test('a suspended member is offered to write to the owner, and only then to leave', () => {
  expect(shown({})).toMatch(
    /href="mailto:olga@people\.test"[^>]*><span>Write to Olga Hahn<.+>Leave \(quiet\)</,
  );
  expect(shown({ ownerName: null })).toContain('>Write to the owner<');
});

// R-PPL-04
test('without an address that an invitation showed, and where no server is yet, they are offered to leave', () => {
  for (const html of [shown({ ownerEmail: null }), shown({ state: 'active' })]) {
    expect(html).not.toContain('mailto:');
    expect(html).toContain('>Leave (secondary)<');
  }
});
