import type { z } from 'zod';
import type { Needs } from '../../../context.ts';
import type { NotMePreview } from '../../../contract/sign-in.ts';
import type { Call, Reply } from '../../../http/route.ts';
import { actFor, type ReportTarget } from './report-action.ts';
import { gone, readAccount, readTarget, unlessMissing, type ReportBody } from './report-target.ts';

export { ReportBody as body } from './report-target.ts';

type Reporting = Needs<'config' | 'auth' | 'db' | 'clock' | 'log' | 'state'>;
type Previewing = Call<'POST /not-me/preview'> & { body: z.output<typeof ReportBody> };

/** What the button would do. It changes nothing: scanners open links before people do. @throws {ApiError} `gone`, `rate_limited` */
export async function handle(
  ctx: Reporting,
  { body, header }: Previewing,
): Promise<Reply<NotMePreview>> {
  const target = await readTarget(ctx, body, header);
  return { body: await unlessMissing(preview(ctx, target)) };
}

async function preview(ctx: Reporting, target: ReportTarget): Promise<NotMePreview> {
  const { account, gate } = await readAccount(ctx, target);
  const { notMe } = gate;
  const does = actFor(gate, target, account.email, ctx.clock());
  if (does === null || (notMe?.event === target.event && notMe.isDone)) throw gone();
  return { event: target.kind, at: target.at, browser: target.browser, does };
}
