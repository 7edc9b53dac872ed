import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mdxPlugin } from '@wbn/marketing-pages/texts/mdx-plugin.ts';
import { defineConfig } from 'vite';
import { layoutFiles } from './app/route-record.ts';
import { routeRecords } from './app/route-records.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// react-router's package.json leads to its development build only; the production build lies beside it.
const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  /development[\\/]index\.\w+$/,
  'production/',
);

// Calls from the browser are for pages of members and forms, however many of those there are: visitors shall not load them.
const forMembers =
  /node_modules[\\/](?:\.pnpm[\\/])?(?:zod|ky)[@\\/]|packages[\\/](?:contract|api-client|session[\\/]src[\\/]end-session)/;

/** Files of the pages that visitors often open: what only others use is no burden of theirs. */
const visitorFiles = new Set([
  layoutFiles.directory,
  ...routeRecords.filter(({ who, seldom }) => who === 'anyone' && !seldom).map(({ file }) => file),
]);
const pageEntry = /apps[\\/]site[\\/]app[\\/](?:root|entry\.client|routes[\\/]([\w-]+))\.tsx/;

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/**
 * The file that a module goes into when several pages use it: the one that every page loads has what is around every page and is
 * used elsewhere too, and what many pages use (three of visitors, or two and four beginnings in all: pages, and parts that are
 * loaded later). What two pages of visitors use lies in a file of the two.
 */
function nameSharedFile(id: string, graph: ModuleGraph): string | null {
  const seen = new Set([id]);
  const beginnings = new Set<string>();
  const visitorPages = new Set<string>();
  let aroundAll = false;
  for (const one of seen) {
    const [page, name] = pageEntry.exec(one) ?? [];
    const info = graph.getModuleInfo(one);
    if (page === undefined) for (const by of info?.importers ?? []) seen.add(by);
    else if (name === undefined) aroundAll = true;
    else if (visitorFiles.has(`${name}.tsx`)) visitorPages.add(name);
    if (page !== undefined || info?.dynamicImporters.length) beginnings.add(page ?? one);
  }
  if (aroundAll) return beginnings.size >= 2 ? 'shared' : null;
  if (visitorPages.size < 2) return null;
  const isCommon = visitorPages.size >= 3 || beginnings.size >= 4;
  return isCommon ? 'shared' : [...visitorPages].toSorted().join('-and-');
}

// What most pages use, in a few files instead of twenty. What only pages of members use stays out of them.
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom)[@\\/]/,
  },
  {
    name: (id: string, graph: ModuleGraph) => nameSharedFile(id, graph),
    minShareCount: 2,
    test: (id: string) => !forMembers.test(id),
  },
  // The cache of members with what writes their session: one file, since visitors' pages name what is to be loaded late.
  {
    name: 'member-queries',
    test: /@tanstack[\\/]|packages[\\/](?:api-client[\\/]src[\\/]run-mutation|session[\\/]src[\\/](?:(?:member|create)-query|browser-session-store))/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [mdxPlugin(), vanillaExtractPlugin(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ...(command === 'build' && { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } }),
  },
  build: {
    // Fonts, icons and texts are files: the content policy allows no data addresses for them.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2023',
    reportCompressedSize: false,
  },
  resolve: {
    alias: [
      // The texts are in i18next's format, read by a small reader of our own: see app/i18n/texts.ts.
      { find: /^react-i18next$/, replacement: here('app/i18n/use-translation.ts') },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${productionRouter}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${productionRouter}dom-export.mjs` },
          ]
        : []),
    ],
  },
  // What runs must need nothing but Node: the server's bundle holds its libraries.
  ...(command === 'build' && { ssr: { noExternal: true } }),
}));
