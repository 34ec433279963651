/** One process of the API, for tests of what happens between two. It ends with the process that started it. */
import { startApi } from './api.ts';

const api = await startApi();
process.on('message', (ms: number) => {
  api.advance(ms);
  process.send?.('moved');
});
process.on('disconnect', () => process.exit());
process.send?.(api.url);
