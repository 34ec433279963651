/**
 * The library that parses user input: its small edition, of which only what is used is loaded, and which words no fault by
 * itself. By default it tests whether it may compile code from text; the content security
 * policy forbids that, and Firefox and Safari report each attempt as an error.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
