// What scripts need of the contract. It is TypeScript, which the oldest Node that we run on does not read by itself.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../../functions/src/contract/site-paths.ts')} */
const sitePaths = await tsImport('../../functions/src/contract/site-paths.ts', import.meta.url);
/** @type {typeof import('../../functions/src/contract/plans.ts')} */
const plans = await tsImport('../../functions/src/contract/plans.ts', import.meta.url);

export const { PRIVATE_PAGES, STRICT_PAGES } = sitePaths;
export const { LIST_PRICES, PLAN_INTERVALS, PLAN_SLUGS, PLANS } = plans;
