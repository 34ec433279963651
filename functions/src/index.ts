export { api } from './api-function.ts';
export {
  accountRemoved,
  fileStored,
  lookAfter,
  machines,
  mailCreated,
  mailDue,
  reconcile,
  reconcileFurther,
  watchMachines,
  watchStatus,
  withdrawalDeclared,
} from './job-functions.ts';
export { status } from './status-function.ts';
