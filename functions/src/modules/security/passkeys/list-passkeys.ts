import type { Needs } from '../../../context.ts';
import type { OwnPasskeys } from '../../../contract/sign-in.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { Reply } from '../../../http/route.ts';
import { isPasskeyRequired } from '../../../http/session-validity.ts';
import { coolingOffRefusal } from '../step-up/cooling-off.ts';
import { toPasskey } from './stored-passkeys.ts';

export async function handle(
  ctx: Needs<'clock'>,
  { user: { gate } }: { user: Caller },
): Promise<Reply<OwnPasskeys>> {
  const at = ctx.clock();
  const isRequired = isPasskeyRequired(gate, at);
  const removalAt = isRequired ? (gate.removal?.at ?? null) : null;
  return {
    body: {
      passkeys: gate.passkeys.map(toPasskey),
      isRequired,
      codesLeft: gate.codes.length,
      codesMadeAt: gate.codesAt,
      removalAt,
      removalRefused: isRequired && removalAt === null ? coolingOffRefusal(gate, at) : null,
    },
  };
}
