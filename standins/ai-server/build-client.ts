import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles the page's script with the real Firebase client, in memory. */
export async function buildClient(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./client.ts', import.meta.url)),
        formats: ['iife'],
        name: 'aiServer',
      },
    },
  });
  for (const { output } of [result].flat().filter((part) => 'output' in part)) {
    for (const file of output) if (file.type === 'chunk') return file.code;
  }
  throw new Error('vite did not build a script for the AI server page');
}
