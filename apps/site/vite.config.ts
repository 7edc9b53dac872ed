import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { flagsPlugin } from '@wbn/cards/parts/flags-plugin.ts';
import { mdxPlugin } from '@wbn/marketing-pages/texts/mdx-plugin.ts';
import { defineConfig } from 'vite';
import { frameFile, layoutFiles } from './routing/route-record.ts';
import { routeRecords } from './routing/route-records.ts';

const aroundAllPages = [
  'root.tsx',
  'entry.client.tsx',
  `routes/${frameFile}`,
  `routes/${layoutFiles.directory}`,
];
const pagesOfVisitors = routeRecords
  .filter(({ who, seldom }) => who === 'anyone' && !seldom)
  .map(({ file }) => `routes/${file}`);

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/**
 * What two pages that visitors often open share, or all pages, is one chunk. Vite makes one for each set of modules with the same importers: a company's page
 * would load 130 files (of 25 kB more) and a list of all of them for each route.
 */
function nameVisitorsChunk(id: string, graph: ModuleGraph): string | null {
  const users = new Set([id]);
  for (const user of users)
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer);
  const isUsedBy = (file: string) => users.has(fileURLToPath(new URL(`app/${file}`, import.meta.url)));
  const isShared = aroundAllPages.some(isUsedBy) || pagesOfVisitors.filter(isUsedBy).length > 1;
  return isShared ? 'visitors' : null;
}

/** React, the router and i18next change seldom: a chunk of their own stays in browsers' caches. */
const vendors =
  /node_modules.(?:\.pnpm.)?(?:react|react-dom|scheduler|react-router|i18next|react-i18next)[@\\/]/;

export default defineConfig(({ command }) => ({
  plugins: [flagsPlugin(), mdxPlugin(), vanillaExtractPlugin(), reactRouter()],
  build: {
    // Fonts, icons and texts are files: the content policy allows no data addresses for them.
    assetsInlineLimit: 0,
    // One style sheet: the order of its rules does not depend on which pages somebody has visited.
    cssCodeSplit: false,
    target: 'es2023',
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendors },
                { name: nameVisitorsChunk, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // What runs must need nothing but Node: the server's bundle holds its libraries, and of React the production build alone.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
  }),
}));
