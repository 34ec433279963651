import { NOTICE } from '@contract/legal/notice.ts';
import { copy, link } from '@/lib/copy.ts';
import { PATHS } from '@/site/paths.ts';
import { RECIPIENTS } from '@/site/recipients.ts';
import type { Paper } from '../paper-text.tsx';

export const WAYS = [
  copy`It belongs to the ${link('data-processing agreement', PATHS.dataProcessing)}, and is there to be read: you accept the agreement.`,
  copy`What we store about you is on the ${link('privacy page', PATHS.privacy)}.`,
];

/** A change of a word is a new version: `PAPER_VERSIONS`, and `npm run papers`. */
export const SUB_PROCESSORS: Paper = {
  title: 'Sub-processors',
  lead: [
    'These companies process personal data for us. The first has what is on the servers that we host, and is a sub-processor under the data-processing agreement. The others have what belongs to accounts and to this website, for which we are the controller.',
    `Before another company begins, we tell you by e-mail, ${NOTICE.privacy} ahead.`,
  ],
  clauses: Object.entries(RECIPIENTS).map(([id, recipient]) => ({
    id,
    title: recipient.name,
    facts: [
      {
        term: 'Part',
        text: recipient.hasServers
          ? 'Sub-processor for what is on your servers'
          : 'Processor for accounts and website',
      },
      { term: 'What for', text: recipient.why },
      { term: 'Which data', text: recipient.what },
      { term: 'Where', text: recipient.where },
      { term: 'Contract', text: recipient.contract },
    ],
  })),
};
