import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameChunk } from './scripts/name-chunk.ts';
import { securityTxt } from './scripts/security-txt.ts';
import { OLDEST_BROWSERS } from './src/site/browsers.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Such as `saas-v1`: every page's file is called page.tsx. The chunk of one that other pages show too has no file of its own. */
function folderOfPage(files: readonly string[]): string | undefined {
  return files
    .map((file) => /\/src\/pages\/(.+)\/page\.tsx$/.exec(file)?.[1])
    .find((folder) => folder !== undefined)
    ?.replaceAll('/', '-');
}

/** The file that a document names, which loads those of every page. */
const FIRST = /\/index-[\w-]{8}\.js$|\.html$/;
/** A part that is loaded later need not name these among the files that it waits for: they are there. */
const ON_EVERY_PAGE =
  /\/(every-page|kit|preload-helper|react|rolldown-runtime|session-hint|signal|storage)-[\w-]{8}\.js$/;

const API = process.env['VITE_API_PROXY'] ?? 'http://127.0.0.1:5000';

export default defineConfig({
  root: here('.'),
  // What is set comes from the environment alone. The .env files of a deployment are read by `npm run build`.
  envDir: false,
  plugins: [react(), tailwindcss(), securityTxt()],
  resolve: {
    alias: {
      '@': here('./src'),
      '@contract': here('../functions/src/contract'),
      // A third of the database client's code, for patterns in its pipelines, which we have none of.
      re2js: here('./src/platform/firebase/no-patterns.ts'),
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['VITE_DEV_PORT'] ?? 5173),
    strictPort: true,
    watch: { ignored: [here('./dist*/**')] },
    proxy: { '/api': API, '/status.json': API },
  },
  build: {
    outDir: process.env['ALCOVE_WEB_OUT'] ?? here('./dist'),
    emptyOutDir: true,
    manifest: true,
    // The scripts do not name theirs, and `scripts/prerender.ts` takes them out of what is served.
    sourcemap: 'hidden',
    target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) =>
        FIRST.test(hostId) ? needed : needed.filter((file) => !ON_EVERY_PAGE.test(file)),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) =>
          `assets/${(name === 'page' && folderOfPage([facadeModuleId ?? '', ...moduleIds])) || '[name]'}-[hash].js`,
        codeSplitting: {
          // What is needed together, in files that stay cached from one release to the next. Without this each small part
          // would be a request of its own, and would compress worse.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            {
              name: 'kit',
              test: /src\/ui\/(?!menu|toast|field|file-|avatar|use-kept|rename-form|data-table|dialog|fold)/,
            },
            { name: 'fields', test: /src\/(ui\/field\/|contract\/email\.)/ },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
            { name: 'alcove', test: /src\/drawings\/alcove\/(alcove|niche|contents)\./ },
            { name: 'query', test: /node_modules\/@tanstack\// },
            {
              name: nameChunk,
              debugName: 'needed together',
              test: /\/(web|functions)\/src\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
