import type { CopyParts, Email, Emails, WriteLetter } from './email-parts.ts';

type Parts = Omit<CopyParts, 'reads'> & {
  /** Of all modules. */
  emails: Emails;
  loadersOf: (email: Email) => object;
};

export function createRenderEmail({ emails, loadersOf, ...parts }: Parts): WriteLetter {
  return async (mail) => {
    const email = await emails[mail.kind]?.();
    if (email === undefined) throw new Error(`there is no kind of mail ${mail.kind}`);
    const facts = email.kind.facts.parse(mail.facts);
    const reads = loadersOf(email);
    if ((await email.isStillRelevant?.(facts, mail, reads)) === false) return null;
    return email.copy(facts, mail, { ...parts, reads });
  };
}
