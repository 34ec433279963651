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
} from './job-functions.ts';
