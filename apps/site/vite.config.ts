import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { flagsPlugin } from '@wbn/cards/parts/flags-plugin.ts';
import { mdxPlugin } from '@wbn/marketing-pages/texts/mdx-plugin.ts';
import { iconsPlugin } from '@wbn/ui-kit/pictures/icons-plugin.ts';
import { defineConfig } from 'vite';
import { chunkGroups } from './app/chunk-groups.ts';
import { oneByteOutputPlugin } from './app/one-byte-output-plugin.ts';
import { createShortNames } from './app/styles/short-names.ts';

// react-router's package.json leads to its development build only; the production build lies beside it.
const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  /development[\\/]index\.\w+$/,
  'production/',
);

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
    vanillaExtractPlugin(command === 'build' ? { identifiers: createShortNames() } : {}),
    oneByteOutputPlugin(),
    reactRouter(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...chunkGroups] } } } } },
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
    reportCompressedSize: false,
  },
  resolve: {
    alias: [
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
