/**
 * The company behind Alcove: the one record that feeds footer, imprint, contact, privacy, terms, e-mails and structured data.
 * An example: put your own here and set `isExample` to false. Until then, a build for a live site is refused.
 */
export const COMPANY: Company = {
  isExample: true,
  name: 'Alcove GmbH',
  street: 'Example Street 1',
  town: '10115 Berlin',
  country: 'Germany',
  register: { court: 'Amtsgericht Charlottenburg', number: 'HRB 000000' },
  vatId: 'DE000000000',
  directors: ['Example Person'],
  responsibleForContent: 'Example Person',
  email: 'hello@alcove.example',
  phone: '+49 30 0000000',
  dataProtection: { name: 'Example Officer', email: 'privacy@alcove.example' },
};

/** Everything that § 5 of the German DDG asks for, and who answers for texts (§ 18 (2) MStV). */
export type Company = {
  isExample: boolean;
  /** With the legal form. */
  name: string;
  street: string;
  /** Behind its postal code. */
  town: string;
  country: string;
  register: { court: string; number: string };
  vatId: string;
  directors: readonly string[];
  responsibleForContent: string;
  /** Where messages to us arrive, whatever they are about. */
  email: string;
  phone: string;
  /** Whom to ask about personal data. */
  dataProtection: { name: string; email: string };
};
