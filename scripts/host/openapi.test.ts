import { expect, it } from 'vitest';
import { asText } from '../hosting/hosting-config.ts';
import { readText } from '../lib/files.ts';
import { OPENAPI_FILE, openApi } from './openapi.ts';

// R-TRU-01
it('the file for makers of hosts is what our schemas say; npm run config writes it', () => {
  expect(readText(OPENAPI_FILE)).toBe(asText(openApi()));
});
