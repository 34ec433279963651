/**
 * `npm run accounts`: whose is an account that “This wasn’t me” has closed after a change of its address? Without --project, it acts
 * on a running `npm start`; with it, as the person signed in to Google here. docs/operating.md says by what to decide.
 */
import { createFirebase } from '../functions/src/adapters/firebase.ts';
import { composeDeciding } from '../functions/src/compose-operating.ts';
import { NotDecidedError } from '../functions/src/modules/sign-in/not-me/decide-account.ts';
import { asOperator, UsageError } from './operators/as-operator.ts';

const USAGE = 'npm run accounts -- list | decide <uid> <address> [--project <id>]';

await asOperator(run, {
  role: 'Cloud Datastore User and Firebase Authentication Viewer',
  known: [NotDecidedError],
});

async function run([command, uid, address, ...more]: string[]): Promise<void> {
  const deciding = composeDeciding(createFirebase());
  if (command === 'list' && uid === undefined) {
    const closed = await deciding.list();
    const lines = closed.map(({ uid: id, at, addresses, decided }) =>
      [
        id,
        `closed since ${at}`,
        addresses.join(' or '),
        decided === undefined ? 'to do: decide' : `decided for ${decided}, opens within minutes`,
      ].join('  '),
    );
    console.log(lines.length === 0 ? 'No account is closed.' : lines.join('\n'));
    return;
  }
  if (command !== 'decide' || uid === undefined || address === undefined || more.length > 0) {
    throw new UsageError(`How to use it: ${USAGE}`);
  }
  await deciding.decide(uid, address);
  console.log(
    `${uid} belongs to ${address}. The job opens it within two minutes, and writes there.`,
  );
}
