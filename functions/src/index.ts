export { api } from './api-function.ts';
export {
  accountRemoved,
  fileStored,
  lookAfter,
  machines,
  reconcile,
  reconcileFurther,
} from './job-functions.ts';
