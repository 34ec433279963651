export { lookAtFiles, type AttachedFile } from './look-at-files.ts';
export { claimUploads } from './upload-store.ts';
