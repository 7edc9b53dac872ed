import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mdxPlugin } from '@wbn/marketing-pages/texts/mdx-plugin.ts';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// react-router's package.json leads to its development build only; the production build lies beside it.
const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  /development[\\/]index\.\w+$/,
  'production/',
);

// Calls from the browser are for pages of members and forms, however many of those there are: visitors shall not load them.
const forMembers =
  /node_modules[\\/](?:\.pnpm[\\/])?(?:zod|ky)[@\\/]|packages[\\/](?:contract|api-client|session[\\/]src[\\/]end-session)/;

/** Pages of members and forms: what only they use is no burden of visitors. */
const memberRoutes =
  /routes[\\/](?:my-business|(?:create|edit)-business|own-products?|import-products|business-(?:members|activity|membership)|member|(?:own|edit)-profile|set-id|contact-form)\.tsx/;
const pageEntry = /apps[\\/]site[\\/]app[\\/](?:root|entry\.client|routes[\\/][\w-]+)\.tsx/;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** How many of the pages that visitors open need a module from the start; what is around every page counts for all. */
function countVisitorPages(id: string, graph: ModuleGraph): number {
  const seen = new Set([id]);
  const pages = new Set<string>();
  for (const one of seen) {
    const page = pageEntry.exec(one)?.[0];
    if (!page) for (const by of graph.getModuleInfo(one)?.importers ?? []) seen.add(by);
    else if (!page.includes('routes')) return Number.POSITIVE_INFINITY;
    else if (!memberRoutes.test(page)) pages.add(page);
  }
  return pages.size;
}

// What most pages use, in two files instead of twenty. What only pages of members use stays out of them.
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom)[@\\/]/,
  },
  {
    name: (id: string, graph: ModuleGraph) => (countVisitorPages(id, graph) >= 2 ? 'shared' : null),
    minShareCount: 4,
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
