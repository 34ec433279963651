// `npm run fallbacks`: fits the fonts that stand in for ours to the texts of the site.
import { installPackages } from './lib/install.ts';

await installPackages(['tests/bench']);
await import('../tests/bench/fit-fallbacks.ts');
