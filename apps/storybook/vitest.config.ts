import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './chromium.ts';

// Every story and its accessibility rules, in both themes.
export default defineConfig({
  // As in the workspace's configuration.
  server: process.argv.includes('run') ? { watch: null } : {},
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      // Else every .mdx counts as Storybook's own documentation and is emptied; ours are the pages' texts.
      disableAddonDocs: false,
    }),
  ],
  // The React that visitors get: a third less processor time than the one that explains itself, and no rendering held back for tests.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  test: {
    name: 'stories',
    sequence: { groupOrder: 1 },
    // One browser for all files.
    isolate: false,
    maxWorkers: 3,
    api: { port: 6150 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: await chromiumLaunch(),
        contextOptions: { colorScheme: 'light' },
      }),
      instances: [{ browser: 'chromium', name: 'stories' }],
    },
  },
});
