/**
 * `npm run accounts`: whose is an account that “This wasn’t me” has closed after a change of its address, and who is the contact
 * of a customer whose plan has one? Without --project, it acts on a running `npm start`; with it, as the person signed in to Google
 * here. docs/operating.md says by what to decide.
 */
import { createFirebase } from '../functions/src/adapters/firebase.ts';
import { composeContacts, composeDeciding } from '../functions/src/compose-operating.ts';
import { NotNamedError, type ContactRow } from '../functions/src/modules/account/contacts.ts';
import {
  NotDecidedError,
  type ClosedAccount,
} from '../functions/src/modules/sign-in/not-me/decide-account.ts';
import { asOperator, UsageError } from './operators/as-operator.ts';

const USAGE =
  'npm run accounts -- list | decide <uid> <address> | contacts | contact <uid> "<name>" <e-mail> | contact <uid> none [--project <id>]';

await asOperator(run, {
  role: 'Cloud Datastore User and Firebase Authentication Viewer',
  known: [NotDecidedError, NotNamedError],
});

async function run([command, uid, ...words]: string[]): Promise<void> {
  const firebase = createFirebase();
  const [first, second] = words;
  if (command === 'list' && uid === undefined) {
    const closed = await composeDeciding(firebase).list();
    return print(closed.map(describeClosed), 'No account is closed.');
  }
  if (command === 'contacts' && uid === undefined) {
    const rows = await composeContacts(firebase).list();
    return print(rows.map(describeContact), 'No plan in force has a contact with a name.');
  }
  if (command === 'decide' && uid && first && words.length === 1) {
    await composeDeciding(firebase).decide(uid, first);
    return console.log(
      `${uid} belongs to ${first}. The job opens it within two minutes, and writes there.`,
    );
  }
  if (command === 'contact' && uid && first === 'none' && words.length === 1) {
    const hasPlan = await composeContacts(firebase).name(uid, null);
    return console.log(`${uid} has no contact now.${hasPlan ? ' Its plan includes one.' : ''}`);
  }
  if (command === 'contact' && uid && first && second && words.length === 2) {
    const hasPlan = await composeContacts(firebase).name(uid, { name: first, email: second });
    return console.log(
      `${uid} reads now that ${first}, ${second}, is their contact.${hasPlan ? '' : ' Careful: their plan, as we know it, includes none.'}`,
    );
  }
  throw new UsageError(`How to use it: ${USAGE}`);
}

function print(lines: readonly string[], otherwise: string): void {
  console.log(lines.length === 0 ? otherwise : lines.join('\n'));
}

function describeClosed({ uid, at, addresses, decided }: ClosedAccount): string {
  return [
    uid,
    `closed since ${at}`,
    addresses.join(' or '),
    decided === undefined ? 'to do: decide' : `decided for ${decided}, opens within minutes`,
  ].join('  ');
}

function describeContact({ uid, hasPlan, contact }: ContactRow): string {
  const named = contact === null ? 'to do: contact' : `${contact.name}, ${contact.email}`;
  return [uid, named, ...(hasPlan ? [] : ['to do: none, for its plan includes no contact'])].join(
    '  ',
  );
}
