export { api } from './api-function.ts';
export { accountRemoved, machines, reconcile } from './job-functions.ts';
