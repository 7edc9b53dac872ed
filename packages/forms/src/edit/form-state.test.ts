import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormShape } from './form-shape.ts';
import { beginForm, type FormEvent, type FormState, isChanged, reduceForm } from './form-state.ts';

type Place = {
  readonly city: string;
  readonly country: string;
  readonly state: string;
  readonly markets: readonly string[];
};

const shape: FormShape<Place> = {
  name: 'place',
  together: [['country', 'state']],
  findIssues: () => [],
  problemOf: () => 'required',
};
const saved: Place = { city: 'Porto', country: 'PT', state: '', markets: [] };
const snapshot = (version: number, change: Partial<Place> = {}) => ({
  values: { ...saved, ...change },
  version,
});
const after = (state: FormState<Place>, ...events: readonly FormEvent<Place>[]) =>
  events.reduce((last, event) => reduceForm(shape, last, event), state);
const fresh = beginForm(shape, snapshot(1), undefined);
const typed = (change: Partial<Place>): FormEvent<Place> => ({ type: 'typed', change, fixed: [] });

it('BIZ-20: starts with the saved values, or with the draft', () => {
  expect(fresh).toMatchObject({ values: saved, restored: false, saving: false });
  const draft = { values: { city: 'Braga', state: 7 }, base: {}, version: 1 };
  expect(beginForm(shape, snapshot(1), draft)).toMatchObject({
    values: { ...saved, city: 'Braga' },
    restored: true,
  });
  expect(beginForm(shape, snapshot(1), { values: {} }).restored).toBe(false);
});

it('BIZ-20: merges a restored draft with what somebody else has saved since', () => {
  const draft = { values: { ...saved, city: 'Braga' }, base: saved, version: 1 };
  expect(beginForm(shape, snapshot(2, { markets: ['EUR'] }), draft)).toMatchObject({
    restored: true,
    base: { version: 2 },
    values: { city: 'Braga', markets: ['EUR'] },
    taken: ['markets'],
  });
  expect(beginForm(shape, snapshot(2, { city: 'Faro' }), draft).conflict?.overlaps).toEqual([['city']]);
});

it('BIZ-20: keeps the typed values and their base until the conflict is resolved', () => {
  const before = after(fresh, typed({ city: 'Braga' }), { type: 'sent' });
  const theirs = snapshot(2, { city: 'Faro', markets: ['EUR'] });
  const state = after(before, { type: 'received', theirs });
  expect(state).toMatchObject({ base: before.base, values: before.values, saving: false });
  expect(after(state, { type: 'chosen', theirs: [] })).toMatchObject({
    base: { version: 2 },
    values: { city: 'Braga', markets: ['EUR'] },
    taken: ['markets'],
  });
  const given = after(state, { type: 'chosen', theirs: ['city'] });
  expect(given.conflict).toBeUndefined();
  expect(isChanged(shape, given)).toBe(false);
  expect(after(state, { type: 'discarded' })).toMatchObject({ values: theirs.values, base: { version: 2 } });
});

it('BIZ-20: keeps what is typed during a save', () => {
  const sent = { ...saved, city: 'braga' };
  const typing = after(fresh, typed({ city: 'braga' }), { type: 'sent' }, typed({ markets: ['EUR'] }));
  const state = after(typing, {
    type: 'saved',
    sent,
    saved: { values: { ...sent, city: 'Braga' }, version: 2 },
  });
  expect(state).toMatchObject({
    values: { city: 'Braga', markets: ['EUR'] },
    base: { version: 2 },
    saving: false,
  });
  expect(isChanged(shape, state)).toBe(true);
});

it('clears the problems of changed fields, and of the named entries in lists', () => {
  const wrong = after(fresh, {
    type: 'refused',
    problems: { city: 'required', 'markets.a.name': 'required', 'markets.b': 'photo' },
  });
  expect(wrong.refusals).toBe(1);
  expect(Object.keys(after(wrong, typed({ city: 'x', markets: [] })).problems)).toEqual([
    'markets.a.name',
    'markets.b',
  ]);
  const fixed: FormEvent<Place> = { type: 'typed', change: { markets: [] }, fixed: ['markets.a'] };
  expect(Object.keys(after(wrong, fixed).problems)).toEqual(['city', 'markets.b']);
});

it('PRD-14: keeps the idempotency key after a lost answer and a reload, until the key was used for other content', () => {
  const begun = beginForm(shape, { values: saved }, undefined);
  const { idempotencyKey } = begun;
  const lost = after(
    begun,
    typed({ city: 'Braga' }),
    { type: 'sent' },
    { type: 'failed', isAlreadyCreated: false },
  );
  expect(lost).toMatchObject({ idempotencyKey, saving: false, values: { city: 'Braga' } });
  const reloaded = beginForm(shape, { values: saved }, { values: lost.values, base: saved, idempotencyKey });
  expect(reloaded).toMatchObject({ idempotencyKey, restored: true });
  const arrived = after(reloaded, { type: 'failed', isAlreadyCreated: true });
  expect(arrived.isAlreadyCreated).toBe(true);
  expect(arrived.idempotencyKey).not.toBe(idempotencyKey);
});

const city = fc.constantFrom('Porto', 'Braga', 'Faro');
const change = fc.record({ city, markets: fc.constantFrom([], ['EUR'], ['AFR']) }, { requiredKeys: [] });

it('BIZ-20: saves every change of the later person unless it is the same or a choice', () => {
  fc.assert(
    fc.property(change, change, (mine, theirs) => {
      const state = after(fresh, typed(mine), { type: 'received', theirs: snapshot(2, theirs) });
      const end = after(state, { type: 'chosen', theirs: [] });
      for (const [field, value] of Object.entries(mine))
        if (JSON.stringify(value) !== JSON.stringify(saved[field as keyof Place]))
          expect(end.values[field as keyof Place]).toEqual(value);
      expect(end.base.version).toBe(2);
    }),
  );
});
