// `npm run fallbacks`: fits the fonts that stand in for ours to the texts of the site.
import { installPackages } from './computer/install.ts';

await installPackages(['tests/bench']);
await import('../tests/bench/pages/fit-fallbacks.ts');
