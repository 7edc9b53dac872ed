import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const places = '{apps,packages,scripts,editions}/**/*.{ts,tsx,mts,mjs,md}';
const sources = globSync([places, 'docs/*.md', '*.{ts,md,json}'], {
  cwd: root,
  // Tests make up files of their own.
  exclude: (name) =>
    /(?:^|\/)(?:node_modules|dist|build|storybook-static|\.react-router|CHANGELOG\.md)$|\.test\.tsx?$/.test(
      name,
    ),
});

it('a file that is named by its path from the top is there', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const missing = sources.flatMap((source) => {
    const text = readFileSync(`${root}/${source}`, 'utf8');
    const paths = text.matchAll(
      /['"`(]((?:apps|packages|scripts|editions|docs)\/[\w./-]+\.(?:tsx?|mjs|md|sh|json))/g,
    );
    return [...paths]
      .filter(([, path]) => !existsSync(`${root}/${path}`))
      .map(([, path]) => `${source}: ${path}`);
  });
  expect(missing).toEqual([]);
});
