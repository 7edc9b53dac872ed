import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { flagsPlugin } from '@wbn/cards/parts/flags-plugin.ts';
import { mdxPlugin } from '@wbn/marketing-pages/texts/mdx-plugin.ts';
import { iconsPlugin } from '@wbn/ui-kit/pictures/icons-plugin.ts';
import { defineConfig } from 'vite';
import { oneByteOutputPlugin } from './app/one-byte-output-plugin.ts';
import { layoutFiles } from './app/route-record.ts';
import { routeRecords } from './app/route-records.ts';
import { laterStylesPlugin } from './app/styles/later-styles-plugin.ts';

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
const visitorFiles = new Set(
  routeRecords.filter(({ who, seldom }) => who === 'anyone' && !seldom).map(({ file }) => file),
);
const pageEntry = /apps[\\/]site[\\/]app[\\/](?:root|entry\.client|routes[\\/]([\w-]+))\.tsx/;

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

interface Users {
  /** It is around every page. */
  readonly aroundAll: boolean;
  /** How many pages, and parts that are loaded later, begin what leads to it. */
  readonly beginnings: number;
  /** Pages of visitors, by name. */
  readonly visitorPages: readonly string[];
}

/** Who loads a module. */
function findUsers(id: string, graph: ModuleGraph): Users {
  const seen = new Set([id]);
  const beginnings = new Set<string>();
  const visitorPages = new Set<string>();
  let aroundAll = false;
  for (const one of seen) {
    const [page, name] = pageEntry.exec(one) ?? [];
    const info = graph.getModuleInfo(one);
    if (page === undefined) for (const by of info?.importers ?? []) seen.add(by);
    else if (name === undefined || `${name}.tsx` === layoutFiles.directory) aroundAll = true;
    else if (visitorFiles.has(`${name}.tsx`)) visitorPages.add(name);
    if (page !== undefined || info?.dynamicImporters.length) beginnings.add(page ?? one);
  }
  return { aroundAll, beginnings: beginnings.size, visitorPages: [...visitorPages].toSorted() };
}

/** In the file that every page loads is what is around every page and used elsewhere too, and what many pages use. */
function nameShared(id: string, graph: ModuleGraph): string | null {
  const { aroundAll, beginnings, visitorPages } = findUsers(id, graph);
  const pages = visitorPages.length;
  const isCommon = pages >= 4 || (pages >= 2 && beginnings >= 6);
  return (aroundAll ? beginnings >= 2 : isCommon) ? 'shared' : null;
}

/** What only one or two pages of visitors use, and pages of members, lies in one file of theirs. */
function nameOfFew(id: string, graph: ModuleGraph): string | null {
  const { aroundAll, visitorPages } = findUsers(id, graph);
  const isFew = !aroundAll && (visitorPages.length === 1 || visitorPages.length === 2);
  return isFew ? `${visitorPages.join('-and-')}-parts` : null;
}

// What most pages use, in a few files instead of twenty. What only pages of members use stays out of them.
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom)[@\\/]/,
  },
  ...[nameShared, nameOfFew].map((name) => ({
    name,
    minShareCount: 2,
    test: (id: string) => !forMembers.test(id),
  })),
  // The cache of members with what writes their session: one file, since visitors' pages name what is to be loaded late.
  {
    name: 'member-queries',
    test: /@tanstack[\\/]|packages[\\/](?:api-client[\\/]src[\\/]run-mutation|session[\\/]src[\\/](?:(?:member|create)-query|browser-session-store))/,
  },
];

/** A running process holds its source: without spaces it is smaller (`oneByteOutputPlugin` for the rest). */
const serverOutput = {
  minify: { mangle: false, compress: false, codegen: true },
  codeSplitting: { groups: [{ name: 'texts', test: /[\\/]locales[\\/]|\.mdx$/ }] },
};

export default defineConfig(({ command }) => ({
  plugins: [
    iconsPlugin(),
    flagsPlugin(),
    mdxPlugin(),
    vanillaExtractPlugin(),
    laterStylesPlugin(),
    oneByteOutputPlugin(),
    reactRouter(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ...(command === 'build' && {
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { rolldownOptions: { output: serverOutput } },
      },
    }),
  },
  build: {
    // Fonts, icons and texts are files: the content policy allows no data addresses for them.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2023',
    // What loads a part later would name each file behind it, for visitors who never load it: members wait for one more answer.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files) },
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
