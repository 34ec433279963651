// Ten thousand histories of a plan at random; `npm test` plays some hundreds.
import { runTests } from './run-tests.ts';

export const run = () => runTests('unit', ['paid-service'], { ALCOVE_HISTORIES: '10000' });
