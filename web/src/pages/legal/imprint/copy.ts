import { COMPANY } from '@contract/legal/company.ts';
import { ANSWER_TIME } from '@contract/messages.ts';
import type { Copy } from '@/lib/copy.ts';
import { PATHS } from '@/site/paths.ts';

const { name, street, town, country, register, dataProtection } = COMPANY;

export const IMPRINT = {
  title: 'Imprint',
  lead: 'Who runs Alcove, and how to reach us.',
  example:
    'This company is an example. Anyone who runs this product enters their own before going live, and has a lawyer read the legal texts.',
  facts: [
    { term: 'Company', lines: [name, street, town, country] },
    { term: 'Represented by', lines: COMPANY.directors },
    {
      term: 'Contact',
      lines: [
        [{ text: COMPANY.email, to: `mailto:${COMPANY.email}` }],
        [{ text: COMPANY.phone, to: `tel:${COMPANY.phone.replaceAll(' ', '')}` }],
        [{ text: 'Write to us', to: PATHS.contactV1 }],
      ],
    },
    { term: 'Register', lines: [register.court, register.number] },
    { term: 'VAT identification number', lines: [COMPANY.vatId] },
    {
      term: 'Responsible for the content',
      lines: [COMPANY.responsibleForContent, 'at the address above'],
    },
    {
      term: 'Personal data',
      lines: [
        dataProtection.name,
        [{ text: dataProtection.email, to: `mailto:${dataProtection.email}` }],
        [{ text: 'Privacy', to: PATHS.privacy }],
      ],
    },
    {
      // § 36 VSBG.
      term: 'Disputes with consumers',
      lines: [
        `Write to us first: a person answers within ${ANSWER_TIME.promised}.`,
        'We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. The courts are open to you.',
      ],
    },
  ] satisfies readonly Fact[],
} as const;

type Fact = { term: string; lines: readonly Copy[] };
