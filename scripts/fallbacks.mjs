#!/usr/bin/env node
// `npm run fallbacks`: fits the fonts that stand in for ours to the texts of the site.
import { installDependencies } from './lib/install.mjs';

installDependencies(['.', 'functions', 'tests/bench']);
await import('../tests/bench/fit-fallbacks.mjs');
