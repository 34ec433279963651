/**
 * `npm run restore`: what a restored backup lacks, and the e-mails that waited in it. Without --project, it acts on a running `npm
 * start`; with it, as the person signed in to Google here. docs/operating.md has the steps around it.
 */
import { composeAfterRestore } from '../../functions/src/compose-operating.ts';
import { createFirebase } from '../../functions/src/adapters/firebase.ts';
import { UnreadListError } from '../../functions/src/modules/upkeep/after-restore.ts';
import { asOperator } from './as-operator.ts';
import { LAST_COPY } from './restore-steps.ts';

await asOperator('restore', {
  role: 'Cloud Datastore User',
  known: [UnreadListError],
  commands({ firebase }) {
    const copy = createFirebase(undefined, LAST_COPY);
    const restored = composeAfterRestore(firebase, copy, () => new Date());
    return {
      async hold() {
        return `${await restored.hold()} e-mails waited in the backup, and are held.`;
      },
      async list() {
        const code = await restored.tell(({ path, was }) => console.log(`${was.padEnd(8)}${path}`));
        return `That is all. new: written after the backup, and lost. changed: back to what it was. gone: removed after the backup, and there again.\nWhen you have read it: npm run restore -- release ${code}`;
      },
      async 'release <code>'(code: string) {
        const { released, sentBefore } = await restored.release(code);
        return `${released} e-mails wait again, and leave once mailDue runs. ${sentBefore} had left after the backup, and stay as they were.`;
      },
    };
  },
});
