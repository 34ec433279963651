export { api } from './api-function.ts';
export { accountRemoved, fileStored, machines, reconcile } from './job-functions.ts';
