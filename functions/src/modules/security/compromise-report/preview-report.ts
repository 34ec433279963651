import type { NotMePreview } from '../../../contract/sign-in.ts';
import type { Reply } from '../../../http/route.ts';
import { actFor } from './report-action.ts';
import { gone, readReport, unlessMissing, type Report, type Reporting } from './report-target.ts';

export { body } from './report-target.ts';

/** What the button would do. It changes nothing: scanners open links before people do. @throws {ApiError} `gone`, `rate_limited` */
export async function handle(ctx: Reporting, report: Report): Promise<Reply<NotMePreview>> {
  return { body: await unlessMissing(preview(ctx, report)) };
}

async function preview(ctx: Reporting, report: Report): Promise<NotMePreview> {
  const { target, account, gate } = await readReport(ctx, report);
  const { notMe } = gate;
  const does = actFor(gate, target, account.email, ctx.clock());
  if (does === null || (notMe?.event === target.event && notMe.isDone)) throw gone();
  return { event: target.kind, at: target.at, browser: target.browser, does };
}
