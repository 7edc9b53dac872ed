import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const requirements = readFileSync(`${root}/docs/requirements.md`, 'utf8');
const rows = new Set([...requirements.matchAll(/^\| ([A-Z]+-\d{2,}) \|/gm)].map(([, id]) => id));
const areas = new Set([...rows].map((id) => id?.split('-')[0]));
const decisions = new Set([...requirements.matchAll(/^(\d+)\. /gm)].map(([, number]) => number));

const sources = globSync('{apps,packages,scripts,editions}/**/*.{ts,tsx,mts,mjs}', {
  cwd: root,
  exclude: (name) => /^(?:node_modules|dist|build|storybook-static|\.react-router)$/.test(name),
});

/** Ids of rows in a text: `RT-16`, and both ends of `BIZ-19 to BIZ-24`. */
function rowsIn(text: string): string[] {
  return [...text.matchAll(/\b([A-Z]{2,4})-\d{2,}\b/g)]
    .filter(([, area]) => areas.has(area))
    .map(([id]) => id);
}

it('has a row or decision in docs/requirements.md for every id in code and tests', () => {
  expect(rows.size).toBeGreaterThan(400);
  expect(decisions.size).toBe(28);
  expect(sources.length).toBeGreaterThan(1_000);
  const unknown = sources.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const wrongRows = rowsIn(text).filter((id) => !rows.has(id));
    const wrongDecisions = [...text.matchAll(/\bdecision (\d+)\b/g)].filter(
      ([, number]) => !decisions.has(number ?? ''),
    );
    return [...wrongRows, ...wrongDecisions.map(([whole]) => whole)].map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

/** Rows without a test, and why. */
const untested: Readonly<Record<string, string>> = {
  'ERR-11': 'says which codes are not shown, so there is nothing to see',
};

it('names every row of docs/requirements.md in a test, or says why there is none', () => {
  const tests = sources.filter(
    (file) => !file.startsWith('scripts/requirements') && /\.(?:test|journey|stories)\.tsx?$/.test(file),
  );
  const text = tests.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n');
  const ranges = [...text.matchAll(/\b([A-Z]{2,4})-(\d{2,}) to \1-(\d{2,})/g)].flatMap(([, area, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${area}-${String(Number(from) + at).padStart(2, '0')}`,
    ),
  );
  const named = new Set([...rowsIn(text), ...ranges]);
  expect([...rows].filter((id) => id && !named.has(id)).sort()).toEqual(Object.keys(untested));
});

it('stories are named by their state and keep rows in parameters.rows', () => {
  const stories = sources.filter((file) => file.endsWith('.stories.tsx'));
  expect(stories.length).toBeGreaterThan(100);
  const named = stories.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const names = [...text.matchAll(/^ {2}(?:name|title): (['"].*)/gm)].map(([, name]) => name ?? '');
    return names
      .filter((name) => name.length > 50 || rowsIn(name).length > 0)
      .map((name) => `${file}: ${name}`);
  });
  expect(named).toEqual([]);
});
