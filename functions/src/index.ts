export { api } from './api-function.ts';
export { accountRemoved, reconcile } from './job-functions.ts';
