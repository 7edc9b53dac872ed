import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { mdxPlugin } from './packages/marketing-pages/src/texts/mdx-plugin.ts';

/** The longest file begins first: a worker that meets it at the end works alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('every-control.journey.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One browser and one product are shared by all files of a project; two cores do not gain from more workers.
    maxWorkers: 2,
    // Journeys that start a server each, side by side.
    maxConcurrency: 2,
    // One project after the other: browsers, servers and workers of all at once take longer than each by itself.
    projects: [
      {
        plugins: [mdxPlugin(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          sequence: { groupOrder: 3 },
          environment: 'node',
          isolate: false,
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
          sequence: { groupOrder: 3 },
          environment: 'node',
          isolate: false,
          include: ['{apps,packages}/*/src/**/*.api.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'journeys',
          sequence: { groupOrder: 2 },
          environment: 'node',
          isolate: false,
          expect: { poll: { timeout: 10_000 } },
          include: ['apps/journeys/src/**/*.journey.ts'],
          globalSetup: ['apps/journeys/src/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
