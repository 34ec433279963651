export { invoiceCopiesOf } from './add-copy.ts';
export { addedCopies } from './added-copies.ts';
export { invoiceCopyData } from './personal-data.ts';
export { sendCopies, sendMissedCopies } from './send-copies.ts';
export { listCopied } from './stored-copies.ts';
