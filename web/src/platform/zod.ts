/**
 * The library that parses what people type. By itself it tries whether it may make code from text; the content security
 * policy says no, and Firefox and Safari report each such try as an error.
 */
import { z } from 'zod';

z.config({ jitless: true });

export { z };
