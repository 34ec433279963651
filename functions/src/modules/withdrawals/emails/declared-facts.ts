import type { Withdrawal } from '../withdrawal-record.ts';
import { momentOf } from '../../email/format-moment.ts';

type Declared = Pick<Withdrawal, 'kind' | 'name' | 'email' | 'contract' | 'words' | 'on'>;

/** What someone has declared, as a receipt lists it. */
export function declaredFacts({ kind, name, email, contract, words, on }: Declared): Fact[] {
  const isCancellation = kind !== 'withdrawal';
  return [
    ...(isCancellation ? [{ term: 'Kind', text: KINDS[kind] }] : []),
    { term: 'Name', text: name },
    { term: 'E-mail address', text: email },
    { term: 'Contract', text: contract === '' ? 'the plan of this address' : contract },
    ...(isCancellation
      ? [{ term: 'To end', text: on === null ? 'as soon as possible' : momentOf(on).day }]
      : []),
    ...(words === '' ? [] : [{ term: kind === 'cause' ? 'Reason' : 'Words', text: words }]),
  ];
}

export type Fact = { term: string; text: string };

const KINDS = {
  ordinary: 'cancellation at the end of the period',
  cause: 'cancellation at once, for an important reason',
} as const;
