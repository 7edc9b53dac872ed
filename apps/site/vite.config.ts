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
const pagesOfVisitors = routeRecords.filter(({ who, rarelyVisited }) => who === 'anyone' && !rarelyVisited);
const allVisitorsPages = routeRecords.filter(({ who }) => who === 'anyone');
const pagesOfMembers = routeRecords.filter(({ who }) => who === 'member');

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/**
 * Assigns modules shared by pages to three chunks, `visitors`, `social` and `members`. By default Rollup makes one chunk for each
 * set of importers: a company page would load 130 files and 25 kB more, a member's page 80 files, and the file lists
 * would be two thirds of the route manifest that every visitor loads.
 */
function nameVisitorsChunk(id: string, graph: ModuleGraph): string | null {
  const isUsedBy = findUsers(id, graph);
  const isOnAllPages = aroundAllPages.some(isUsedBy);
  const pages = countPages(pagesOfVisitors, isUsedBy);
  return isOnAllPages || (pages > 0 && pages + countPages(pagesOfMembers, isUsedBy) > 1) ? 'visitors' : null;
}

/** Posts and comments: home, results and articles do without them, so they have a chunk of their own. */
const isSocial = (id: string) => /packages.social.src|app.viewer.relations/.test(id);

const nameSocialChunk: typeof nameVisitorsChunk = (id, graph) => nameVisitorsChunk(id, graph) && 'social';

function nameMembersChunk(id: string, graph: ModuleGraph): string | null {
  const isUsedBy = findUsers(id, graph);
  if (countPages(allVisitorsPages, isUsedBy) > 0) return null;
  return countPages(pagesOfMembers, isUsedBy) > 1 ? 'members' : null;
}

/**
 * Returns a function that tells whether a file of `app/` imports the module statically; `lazy` imports do not count.
 */
function findUsers(id: string, graph: ModuleGraph): (file: string) => boolean {
  const users = new Set([id]);
  for (const user of users)
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer);
  return (file) => users.has(fileURLToPath(new URL(`app/${file}`, import.meta.url)));
}

function countPages(pages: typeof routeRecords, isUsedBy: (file: string) => boolean): number {
  return new Set(pages.map(({ file }) => file).filter((file) => isUsedBy(`routes/${file}`))).size;
}

/** React, the router and i18next change rarely; a separate chunk stays in browser caches. */
const vendors =
  /node_modules.(?:\.pnpm.)?(?:react|react-dom|scheduler|react-router|i18next|react-i18next)[@\\/]/;

export default defineConfig(({ command }) => ({
  plugins: [flagsPlugin(), mdxPlugin(), vanillaExtractPlugin(), reactRouter()],
  // For `development/name-components.ts`.
  server: {
    proxy: { '/storybook-index.json': { target: 'http://localhost:6100', rewrite: () => '/index.json' } },
  },
  build: {
    // Keeps fonts, icons and texts as files, because the content security policy forbids data URLs for them.
    assetsInlineLimit: 0,
    // A single stylesheet keeps the order of rules independent of the visited pages.
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
                { name: 'vendor', test: vendors, priority: 4 },
                { name: nameVisitorsChunk, test: (id) => !isSocial(id), minShareCount: 2, priority: 3 },
                { name: nameSocialChunk, test: isSocial, minShareCount: 2, priority: 2 },
                { name: nameMembersChunk, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // The output needs only Node: the server bundle contains its libraries, with React's production build only.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
  }),
}));
