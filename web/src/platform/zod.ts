/**
 * The library that parses user input. By default it tests whether it may compile code from text; the content security
 * policy forbids that, and Firefox and Safari report each attempt as an error.
 */
import { z } from 'zod';

z.config({ jitless: true });

export { z };
