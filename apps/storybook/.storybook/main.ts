import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { flagsPlugin } from '@wbn/cards/parts/flags-plugin.ts';
import { mdxPlugin } from '@wbn/marketing-pages/texts/mdx-plugin.ts';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type PluginOption } from 'vite';
import { accountPagesPlugin } from '../src/account-pages/account-pages-plugin.ts';
import { libraryPlugin } from '../src/library/library-plugin.ts';
import { propsPlugin } from '../src/library/props-plugin.ts';
import { readOtherWords } from '../src/library/read-library.ts';
import { samplesPlugin } from '../src/samples/samples-plugin.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const isTest = Boolean(process.env.VITEST);

/** Limits Storybook's MDX compiler to the documentation here; `mdxPlugin` compiles the texts of pages. */
async function limitDocs(plugins: PluginOption[] = []) {
  for (const plugin of await Promise.all(plugins.flat())) {
    if (!plugin || Array.isArray(plugin) || plugin.name !== 'storybook:mdx-plugin') continue;
    const { transform } = plugin;
    if (typeof transform === 'object') transform.filter = { id: /\/apps\/storybook\/.*\.mdx$/ };
  }
}

/** Stops Storybook from recording each call of a play: only its interface shows them, tests do not. */
const withoutReplay =
  '<script>window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (calls) => calls }</script>';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    // Documentation has nothing to test.
    ...(isTest ? [] : ['../src/**/*.mdx']),
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../site/app/**/*.stories.tsx',
    '../../desk/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  features: { sidebarOnboardingChecklist: false },
  // `propsPlugin` reads properties from the types.
  typescript: { reactDocgen: false },
  // Leaves out Storybook's own screens (100 elements) in tests, because axe would check them in each story.
  managerHead: (head = '') =>
    `${head}<script>window.otherWords=${JSON.stringify(readOtherWords(root))}</script>`,
  previewHead: (head) => (isTest ? withoutReplay : head),
  previewBody: (body) => (isTest ? '' : body),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (base) => {
    await limitDocs(base.plugins);
    return mergeConfig(base, {
      // Illustrations are used by `<use href="file.svg#id">`, which browsers refuse for data URLs.
      build: { assetsInlineLimit: 0 },
      plugins: [
        // Tests need no tables of properties.
        ...(isTest ? [] : [propsPlugin(root)]),
        libraryPlugin(root),
        samplesPlugin(root),
        accountPagesPlugin(),
        flagsPlugin(),
        mdxPlugin(),
        vanillaExtractPlugin(),
      ],
      // Optimized before the first story: a dependency found later reloads the page during a test.
      optimizeDeps: {
        include: [
          'i18next',
          '@wbn/marketing-pages > @wbn/contract > zod/mini',
          '@wbn/messaging > idb',
          '@wbn/desk > @tanstack/react-table',
          '@wbn/session > zustand/react',
          '@wbn/session > zustand/vanilla',
          '@wbn/social > @tanstack/react-query',
          '@wbn/ui-kit > @internationalized/date',
          '@wbn/ui-kit > lucide-react',
          '@wbn/ui-kit > react-aria-components/Calendar',
          '@wbn/ui-kit > react-aria-components/I18nProvider',
          '@storybook/addon-a11y > axe-core',
          'react',
          'react-dom',
          'react-dom/client',
          'react-i18next',
          'react-router-dom',
          'react/jsx-dev-runtime',
          'react/jsx-runtime',
        ],
      },
    });
  },
};

export default config;
