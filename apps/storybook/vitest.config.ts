import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './chromium.ts';

// Runs every story as a test, with accessibility rules and contrast in both themes and the layout in both directions.
export default defineConfig({
  // As in `vitest.config.ts` at the root.
  server: process.argv.includes('run') ? { watch: null } : {},
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      // Keeps `.mdx` files: by default they are replaced by empty modules, but the texts of pages are `.mdx` too.
      disableAddonDocs: false,
      // `STORY_DIRECTION=rtl STORY_THEME=dark` plays all stories that way.
      initialGlobals: {
        direction: process.env.STORY_DIRECTION ?? 'ltr',
        theme: process.env.STORY_THEME ?? 'system',
      },
    }),
  ],
  // The production build of React takes a third less processor time and renders as for visitors.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  test: {
    name: 'stories',
    sequence: { groupOrder: 1 },
    // One browser for all files.
    isolate: false,
    maxWorkers: 3,
    // Beside busy neighbours a story waits longer, it does not fail.
    testTimeout: 120_000,
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
