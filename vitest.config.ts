import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { mdxPlugin } from './packages/marketing-pages/src/texts/mdx-plugin.ts';

/** What takes long begins first: a worker that meets it at the end works alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      if (moduleId.includes('/every-control-')) return 0;
      return moduleId.endsWith('.journey.ts') ? 1 : 2;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/** In a run that ends, what compiles `*.css.ts` would watch every file of the project all the same. */
const server = process.argv.includes('run') ? { watch: null } : {};

/** Beside busy neighbours a test waits longer, it does not fail. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  server,
  test: {
    sequence: { sequencer: LongestFirst },
    // Journeys that start a server each, side by side.
    maxConcurrency: 2,
    // Two after two: unit tests beside the stories, API tests beside the journeys, three at once where a browser is waited for. All at once take longer.
    projects: [
      {
        plugins: [mdxPlugin(), vanillaExtractPlugin()],
        // As the stories: React that explains itself takes a tenth more of all unit tests.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          environment: 'node',
          isolate: false,
          ...patience,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/{src,app,server,bin}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'api',
          // Node loads a host's sources as `npm start` does; Vite would transform each and send it to each worker.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          sequence: { groupOrder: 2 },
          maxWorkers: 3,
          environment: 'node',
          isolate: false,
          include: ['{apps,packages}/*/src/**/*.api.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          ...patience,
        },
      },
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'journeys',
          sequence: { groupOrder: 2 },
          maxWorkers: 3,
          environment: 'node',
          isolate: false,
          ...patience,
          include: ['apps/journeys/src/**/*.journey.ts'],
          globalSetup: ['apps/journeys/src/global-setup.ts'],
          setupFiles: ['apps/journeys/src/testing/await-product.ts'],
          testTimeout: 360_000,
          expect: { poll: { timeout: 90_000 } },
        },
      },
    ],
  },
});
