// The site that the bench measures: one with every feature, as `npm run build` makes it for a deployment.
import { SITE } from '../../../scripts/hosting/deployment.fixture.ts';
import { readSiteSettings } from '../../../scripts/lib/site-settings.ts';

export const { web: BENCH_WEB, deployment: BENCH_DEPLOYMENT } = readSiteSettings(SITE);
