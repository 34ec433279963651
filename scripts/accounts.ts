/**
 * `npm run accounts`: whose is an account that “This wasn’t me” has closed after a change of its address, and who is the contact
 * of a customer whose plan has one? Without --project, it acts on a running `npm start`; with it, as the person signed in to Google
 * here. docs/operating.md says by what to decide.
 */
import { composeContacts, composeDeciding } from '../functions/src/compose-operating.ts';
import { createLog } from '../functions/src/foundation/log.ts';
import { NotNamedError, type ContactRow } from '../functions/src/modules/account/contacts.ts';
import {
  NotDecidedError,
  type ClosedAccount,
} from '../functions/src/modules/sign-in/not-me/decide-account.ts';
import { asOperator, lines } from './operators/as-operator.ts';

await asOperator('accounts', {
  role: 'Cloud Datastore User and Firebase Authentication Viewer',
  known: [NotDecidedError, NotNamedError],
  commands({ firebase }) {
    const deciding = composeDeciding(
      firebase,
      createLog((line) => process.stderr.write(line)),
    );
    const contacts = composeContacts(firebase);
    return {
      list: async () => lines((await deciding.list()).map(describeClosed), 'No account is closed.'),
      async 'decide <uid> <address>'(uid: string, address: string) {
        await deciding.decide(uid, address);
        return `${uid} belongs to ${address}. The job opens it within two minutes, and writes there.`;
      },
      contacts: async () =>
        lines(
          (await contacts.list()).map(describeContact),
          'No plan in force has a contact with a name.',
        ),
      async 'contact <uid> none'(uid: string) {
        const hasPlan = await contacts.name(uid, null);
        return `${uid} has no contact now.${hasPlan ? ' Its plan includes one.' : ''}`;
      },
      async 'contact <uid> "<name>" <e-mail>'(uid: string, name: string, email: string) {
        const hasPlan = await contacts.name(uid, { name, email });
        return `${uid} reads now that ${name}, ${email}, is their contact.${hasPlan ? '' : ' Careful: their plan, as we know it, includes none.'}`;
      },
    };
  },
});

function describeClosed({ uid, at, addresses, decided }: ClosedAccount): string[] {
  return [
    uid,
    `closed since ${at}`,
    addresses.join(' or '),
    decided === undefined ? 'to do: decide' : `decided for ${decided}, opens within minutes`,
  ];
}

function describeContact({ uid, hasPlan, contact }: ContactRow): string[] {
  const named = contact === null ? 'to do: contact' : `${contact.name}, ${contact.email}`;
  return [uid, named, ...(hasPlan ? [] : ['to do: none, for its plan includes no contact'])];
}
