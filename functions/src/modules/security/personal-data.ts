import type { Needs } from '../../context.ts';
import { removeEach } from '../../db/remove-each.ts';
import { gateDoc, gateIn, secondIn } from '../../http/session-validity.ts';
import type { PersonData } from '../../db/personal-data.ts';

/** How a person signs in. What opens the account is not handed out: no keys, and no hashes of codes and browsers. */
export function securityData(ctx: Needs<'db'>) {
  return {
    collections: ['sessionGates', 'usedCodes'] as const,
    async export({ uid }) {
      const snapshot = await gateDoc(await ctx.db(), uid).get();
      if (!snapshot.exists) return { signIn: null };
      const gate = gateIn(snapshot);
      const { passkeys, sessions, codes, formerAddresses, isPasskeyRequired, switched, removal } =
        gate;
      return {
        signIn: {
          passkeys: passkeys.map(({ key: _key, counter: _counter, ...passkey }) => passkey),
          sessions: Object.entries(sessions).map(
            ([name, { browser: _browser, tokenId: _token, ...seen }]) => ({
              since: new Date(secondIn(name) * 1000).toISOString(),
              ...seen,
            }),
          ),
          recoveryCodesLeft: codes.length,
          formerAddresses,
          isPasskeyRequired,
          switched,
          removal,
        },
      };
    },
    async remove({ uid }) {
      const db = await ctx.db();
      await removeEach(db.collection('usedCodes').where('uid', '==', uid));
      await gateDoc(db, uid).delete();
    },
  } satisfies PersonData;
}
