// Runs the script that is named first, once the packages that it loads are installed.
import { installPackages } from './computer/install.ts';

const [name] = process.argv.splice(2, 1);
// The doctor tells what is missing, packages included.
if (name !== 'doctor') await installPackages(['.', 'functions']);
await import(`./${name}.ts`);
