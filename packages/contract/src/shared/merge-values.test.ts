import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeValues, takeFields, type Values } from './merge-values.ts';

const base = { name: 'Gear', markets: ['AU'], country: 'AU', state: 'AU-NSW', staff: { min: '5', max: '9' } };
const comparison = { together: [['country', 'state']] };
const merge = (mine: Values, theirs: Values) =>
  mergeValues<Values>(base, { ...base, ...mine }, { ...base, ...theirs }, comparison);

it('BIZ-19: takes fields that only one side has changed', () => {
  const { values, taken, overlaps } = merge({ name: 'Gears' }, { markets: ['AU', 'NZ'] });
  expect(values).toEqual({ ...base, name: 'Gears', markets: ['AU', 'NZ'] });
  expect(taken).toEqual(['markets']);
  expect(overlaps).toEqual([]);
});

it('BIZ-19: sees no overlap in the same change on both sides', () => {
  const { values, taken, overlaps } = merge(
    { staff: { max: '12', min: '5' } },
    { staff: { min: '5', max: '12' } },
  );
  expect(values.staff).toEqual({ min: '5', max: '12' });
  expect([taken, overlaps]).toEqual([[], []]);
});

it('BIZ-19: keeps mine in fields that both have changed until somebody chooses', () => {
  const theirs = { ...base, name: 'Drives', staff: { min: '1', max: '9' } };
  const { values, overlaps } = merge({ name: 'Gears', staff: { min: '5', max: '20' } }, theirs);
  expect(values).toMatchObject({ name: 'Gears', staff: { min: '5', max: '20' } });
  expect(overlaps).toEqual([['name'], ['staff']]);
  expect(takeFields(values, theirs, ['name'])).toMatchObject({ name: 'Drives', staff: { max: '20' } });
});

it('BIZ-20: treats a country and its state as one decision', () => {
  const { values, overlaps } = merge({ country: 'CL', state: 'CL-VS' }, { state: 'AU-VIC' });
  expect(overlaps).toEqual([['country', 'state']]);
  expect(values).toMatchObject({ country: 'CL', state: 'CL-VS' });
  expect(merge({ name: 'Gears' }, { country: 'CL', state: '' }).taken).toEqual(['country', 'state']);
});

it('BIZ-24: keeps entries added on both sides and removes one that either side removed', () => {
  const before = { a: { name: 'ISO 9001' }, b: { name: 'ISO 14001' } };
  const { values, overlaps } = mergeValues<Values>(
    before,
    { b: before.b, mine: { name: 'CE' } },
    { ...before, theirs: { name: 'UL' } },
  );
  expect(values).toEqual({ b: before.b, theirs: { name: 'UL' }, mine: { name: 'CE' } });
  expect(overlaps).toEqual([]);
});

it('BIZ-24: asks about an entry removed here and changed there', () => {
  const before = { a: { name: 'ISO 9001' } };
  const theirs = { a: { name: 'ISO 9001:2015' } };
  const { values, overlaps } = mergeValues<Values>(before, {}, theirs);
  expect(values).toEqual({});
  expect(overlaps).toEqual([['a']]);
  expect(takeFields(values, theirs, ['a'])).toEqual(theirs);
});

it('PRD-07: counts the order of photos as a change; ignored details follow their field', () => {
  const comparable = ({
    photos,
    ...rest
  }: {
    photos: readonly { id: string; url: string }[];
    name: string;
  }) => ({
    ...rest,
    photos: photos.map(({ url }) => url),
  });
  const photos = ['a', 'b'].map((id) => ({ id, url: `/${id}` }));
  const renamed = photos.map(({ url }, at) => ({ id: `x${at}`, url }));
  const before = { name: 'Bearing', photos };
  const mine = { name: 'New', photos: renamed };
  expect(mergeValues(before, mine, before, { comparable })).toEqual({
    values: mine,
    taken: [],
    overlaps: [],
  });
  const turned = { ...before, photos: photos.toReversed() };
  const { values, taken } = mergeValues(before, mine, turned, { comparable });
  expect([values, taken]).toEqual([{ name: 'New', photos: turned.photos }, ['photos']]);
});

const side = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('', 'x', 'y'));
const groups = { together: [['a', 'b']] };

it('BIZ-19: loses no change of either side', () => {
  fc.assert(
    fc.property(side, side, side, (before, mine, theirs) => {
      const { values, overlaps } = mergeValues<Values>(before, mine, theirs, groups);
      for (const name of ['a', 'b', 'c', 'd']) {
        if (overlaps.flat().includes(name)) expect(values[name]).toBe(mine[name]);
        else expect([mine[name], theirs[name]]).toContain(values[name]);
        const isOpen = overlaps.flat().includes(name);
        if (mine[name] !== before[name] && !isOpen) expect(values[name]).toBe(mine[name]);
        if (theirs[name] !== before[name] && !isOpen) expect(values[name]).toBe(theirs[name]);
      }
    }),
  );
});

it('BIZ-19: gives both sides the same result once it is chosen', () => {
  fc.assert(
    fc.property(side, side, side, (before, mine, theirs) => {
      const here = mergeValues<Values>(before, mine, theirs, groups);
      const there = mergeValues<Values>(before, theirs, mine, groups);
      expect(new Set(here.overlaps.flat())).toEqual(new Set(there.overlaps.flat()));
      expect(takeFields(here.values, theirs, here.overlaps.flat())).toEqual(there.values);
    }),
  );
});
