import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Generated files, not committed. */
export const LOCAL = join(ROOT, '.local');

/** Written by `npm run build`, for the deploy of just that build. */
export const LIVE_CONFIG = join(ROOT, 'firebase.live.json');
/** The same for a preview channel. */
export const PREVIEW_CONFIG = join(ROOT, 'firebase.preview.json');

export const PROJECT_ID = 'demo-alcove';
/** What the emulators take for the project's own bucket. */
export const BUCKET = `${PROJECT_ID}.appspot.com`;
