/** The public pages that the bench measures: one of each important kind. */
export const PAGES = ['/', '/saas/v3', '/blog/single/v1', '/demos/agency/creative', '/contact/v1'];
