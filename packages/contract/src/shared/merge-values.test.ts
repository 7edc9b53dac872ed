import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeValues, takeFields, type Values } from './merge-values.ts';

const base = { name: 'Gear', markets: ['AU'], country: 'AU', state: 'AU-NSW', staff: { min: '5', max: '9' } };
const comparison = { together: [['country', 'state']] };
const merge = (mine: Values, theirs: Values) =>
  mergeValues<Values>(base, { ...base, ...mine }, { ...base, ...theirs }, comparison);

it('BIZ-19: fields that one side alone has changed are taken', () => {
  const { values, taken, overlaps } = merge({ name: 'Gears' }, { markets: ['AU', 'NZ'] });
  expect(values).toEqual({ ...base, name: 'Gears', markets: ['AU', 'NZ'] });
  expect(taken).toEqual(['markets']);
  expect(overlaps).toEqual([]);
});

it('BIZ-19: the same change on both sides is none to decide about', () => {
  const { values, taken, overlaps } = merge(
    { staff: { max: '12', min: '5' } },
    { staff: { min: '5', max: '12' } },
  );
  expect(values.staff).toEqual({ min: '5', max: '12' });
  expect([taken, overlaps]).toEqual([[], []]);
});

it('BIZ-19: fields that both have changed stay mine until somebody chooses', () => {
  const theirs = { ...base, name: 'Drives', staff: { min: '1', max: '9' } };
  const { values, overlaps } = merge({ name: 'Gears', staff: { min: '5', max: '20' } }, theirs);
  expect(values).toMatchObject({ name: 'Gears', staff: { min: '5', max: '20' } });
  expect(overlaps).toEqual([['name'], ['staff']]);
  expect(takeFields(values, theirs, ['name'])).toMatchObject({ name: 'Drives', staff: { max: '20' } });
});

it('BIZ-20: a country and its state are decided about together', () => {
  const { values, overlaps } = merge({ country: 'CL', state: 'CL-VS' }, { state: 'AU-VIC' });
  expect(overlaps).toEqual([['country', 'state']]);
  expect(values).toMatchObject({ country: 'CL', state: 'CL-VS' });
  expect(merge({ name: 'Gears' }, { country: 'CL', state: '' }).taken).toEqual(['country', 'state']);
});

it('BIZ-24: entries added on both sides are all there; one that was removed by one side is gone', () => {
  const before = { a: { name: 'ISO 9001' }, b: { name: 'ISO 14001' } };
  const { values, overlaps } = mergeValues<Values>(
    before,
    { b: before.b, mine: { name: 'CE' } },
    { ...before, theirs: { name: 'UL' } },
  );
  expect(values).toEqual({ b: before.b, theirs: { name: 'UL' }, mine: { name: 'CE' } });
  expect(overlaps).toEqual([]);
});

it('BIZ-24: an entry removed here and changed there is a decision', () => {
  const before = { a: { name: 'ISO 9001' } };
  const theirs = { a: { name: 'ISO 9001:2015' } };
  const { values, overlaps } = mergeValues<Values>(before, {}, theirs);
  expect(values).toEqual({});
  expect(overlaps).toEqual([['a']]);
  expect(takeFields(values, theirs, ['a'])).toEqual(theirs);
});

it('PRD-07: the order of photos is a change; what does not count in a comparison comes along with its field', () => {
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

it('BIZ-19: nothing is lost: every change of both sides is in the result or in the decisions', () => {
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

it('BIZ-19: both sides come to the same result, once it is chosen', () => {
  fc.assert(
    fc.property(side, side, side, (before, mine, theirs) => {
      const here = mergeValues<Values>(before, mine, theirs, groups);
      const there = mergeValues<Values>(before, theirs, mine, groups);
      expect(new Set(here.overlaps.flat())).toEqual(new Set(there.overlaps.flat()));
      expect(takeFields(here.values, theirs, here.overlaps.flat())).toEqual(there.values);
    }),
  );
});
