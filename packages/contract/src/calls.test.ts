import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from './calls.ts';

it('lists every call that a room declares', () => {
  const rooms = [...new Set(calls.map(({ room }) => room))];
  const declared = globSync(`{${rooms.join(',')}}/*.ts`, { cwd: import.meta.dirname }).flatMap((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return [...text.matchAll(/defineCall\(\{\s*name: '([^']+)'/g)].map(([, name]) => name);
  });
  expect(calls.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
});
