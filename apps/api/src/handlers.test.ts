import { globSync, readFileSync } from 'node:fs';
import { calls } from '@wbn/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { handlers } from './handlers.ts';

/** Returns what a pattern finds in the sources of the rooms. */
function findInRooms(pattern: RegExp): (string | undefined)[] {
  const files = globSync('*/**/*.ts', { cwd: import.meta.dirname, exclude: ['testing', '**/*.test.ts'] });
  return files.flatMap((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return [...text.matchAll(pattern)].map((match) => match[1]);
  });
}

describe('lists of the rooms', () => {
  it('handlers: each call of the contract once, and all that are defined', () => {
    const answered = handlers.map(({ call }) => call.name).toSorted();
    expect(answered).toEqual(calls.map(({ name }) => name).toSorted());
    expect(findInRooms(/^export const (\w+) = define(?:Stream)?Handler\(/gm)).toHaveLength(answered.length);
  });

  it('jobs: all that are defined', () => {
    const jobs = readFileSync(`${import.meta.dirname}/jobs.ts`, 'utf8');
    const bound = [...jobs.matchAll(/\b(bind[A-Z]\w+)\(/g)].map((match) => match[1]);
    const defined = findInRooms(/^export function (bind\w+)\([^)]*\): BoundTask/gm);
    expect(defined.length).toBeGreaterThan(10);
    expect(defined.filter((bind) => !bound.includes(bind))).toEqual([]);
  });
});
