/**
 * `npm run accounts`: whose is an account that “This wasn’t me” has closed after a change of its address, and who is the contact
 * of a customer whose plan has one? Without --project, it acts on a running `npm start`; with it, as the person signed in to Google
 * here. docs/operating.md says by what to decide.
 */
import { composeContacts, composeReadCustomer } from '../functions/src/compose-operating.ts';
import { createLog } from '../functions/src/foundation/log.ts';
import { NotNamedError } from '../functions/src/modules/account/contacts.ts';
import {
  askedOf,
  describeCustomer,
  isFactOf,
  maskAddress,
  whyRefused,
} from '../functions/src/modules/billing/customer-facts.ts';
import {
  decideAccount,
  listClosedAccounts,
  NotDecidedError,
  readClosedAccount,
  undoDecision,
  type ClosedAccount,
} from '../functions/src/modules/security/index.ts';
import { UserError } from './lib/caught.ts';
import { asOperator, lines, looked } from './operators/as-operator.ts';
import { describeContact, naming, type Contact } from './operators/contact-words.ts';

await asOperator('accounts', {
  role: 'Cloud Datastore User and Firebase Authentication Viewer',
  known: [NotDecidedError, NotNamedError],
  commands({ firebase }) {
    const log = createLog((line) => process.stderr.write(line));
    const ctx = { ...firebase, clock: () => new Date(), log };
    const contacts = composeContacts(firebase);
    const readCustomer = composeReadCustomer(firebase);

    /** Names a contact, or none, once a fact shows that the right customer is meant. */
    async function name(uid: string, contact: Contact | null, fact: string | undefined) {
      const customer = await readCustomer(uid);
      const { rows, follows, again, back } = naming(await contacts.read(uid), contact);
      const shown = [...describeCustomer(customer), ...rows];
      if (fact === undefined) {
        const asked = askedOf(customer);
        return looked(shown, asked, `${again} ${asked.typed}`);
      }
      if (!isFactOf(customer, fact)) throw new UserError(whyRefused(customer, fact));
      await contacts.name(uid, contact);
      return [...shown, `\n${uid} ${follows} now. The way back: ${back(fact)}`].join('\n');
    }

    return {
      list: async () =>
        lines((await listClosedAccounts(ctx)).map(describeClosed), 'No account is closed.'),
      async 'decide <uid> [<address>]'(uid: string, address?: string) {
        const closed = await readClosedAccount(ctx, uid);
        const rows = [
          ...describeCustomer(await readCustomer(uid)),
          describeClosed(closed).slice(1).join('  '),
          'then     the account opens for the address that you name, with a new password; what was added since the day before the change of the address is removed',
        ];
        if (address === undefined) {
          const asked = {
            typed: '<address>',
            words: 'the one of both addresses that it belongs to, whole',
          };
          return looked(rows, asked, `npm run accounts -- decide ${uid} ${asked.typed}`);
        }
        const opensAt = await decideAccount(ctx, uid, address);
        const others = closed.addresses.filter((one) => one !== address.trim().toLowerCase());
        return [
          ...rows,
          `\nDecided for ${address}. The job opens it from ${opensAt} on, and writes there. Until then: npm run accounts -- undo ${uid}`,
          `Tell the other one yourself then: ${others.join(', ')}`,
        ].join('\n');
      },
      async 'undo <uid>'(uid: string) {
        await undoDecision(ctx, uid);
        return `${uid} stays closed, and waits for your decision.`;
      },
      contacts: async () => {
        const rows = await contacts.list();
        const described = rows.map(async (row) =>
          describeContact(row, await readCustomer(row.uid)),
        );
        return lines(await Promise.all(described), 'No plan in force has a contact with a name.');
      },
      'contact <uid> none [<address or digits>]': (uid: string, fact?: string) =>
        name(uid, null, fact),
      'contact <uid> "<name>" <e-mail> [<address or digits>]': (
        uid: string,
        contact: string,
        email: string,
        fact?: string,
      ) => name(uid, { name: contact, email }, fact),
    };
  },
});

function describeClosed({ uid, at, addresses, decided, opensAt }: ClosedAccount): string[] {
  return [
    uid,
    `closed since ${at}`,
    addresses.map(maskAddress).join(' or '),
    decided === undefined
      ? 'to do: decide'
      : `decided for ${maskAddress(decided)}, opens from ${opensAt ?? 'now'} on (undo …)`,
  ];
}
