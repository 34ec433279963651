export { leaveProductNews } from './leave-product-news.ts';
export { listProfiles } from './list-profiles.ts';
export { profileData } from './personal-data.ts';
