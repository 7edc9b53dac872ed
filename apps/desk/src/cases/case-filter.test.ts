import { presetLimit, savePreset } from '@wbn/contract/desk/presets.ts';
import { expect, it } from 'vitest';
import { casesPath, queryOf, readFilter, usualFilter, writeFilter } from './case-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

it.each([
  '',
  'state=decided',
  'kinds=report,claim',
  'state=waiting&kinds=support&edition=chile&about=01939b30-11aa-7c44-8e21-5b0c7d9e1f02&taken=me&due=past',
])('STF-33: the address %j says what the list shows, and can be saved', (query) => {
  expect(writeFilter(read(query))).toBe(query);
  expect(savePreset.body?.safeParse({ name: 'x', query }).success).toBe(true);
  expect(presetLimit).toBeGreaterThan(0);
});

it('STF-33: leaves out what is unknown', () => {
  expect(read('state=late&kinds=report,gossip&taken=you&due=soon')).toEqual({
    ...usualFilter,
    kinds: ['report'],
  });
  expect(queryOf(read('kinds=report,claim'))).toMatchObject({ state: 'open', kinds: 'report,claim' });
  expect(queryOf(usualFilter)).not.toHaveProperty('kinds');
  expect(casesPath(read('due=past'), 'c1')).toBe('/cases/c1?due=past');
});
