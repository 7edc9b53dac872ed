import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { keepDraft } from '@wbn/forms/stored-draft.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftKey } from './part-draft.ts';
import { beginPart, isChanged, type PartState, receive, settle, settleSaved } from './part-state.ts';
import { type TermsValues, termsPart } from './terms-part.ts';

const key = draftKey('u', 'b', 'terms');
const saved = termsPart.valuesOf(harbourGear);
const known = (version: number, change: Partial<TermsValues> = {}) => ({
  values: { ...saved, ...change },
  version,
});
const typed = (change: Partial<TermsValues>): PartState<TermsValues> => ({
  base: known(1),
  values: { ...saved, ...change },
  restored: false,
  taken: [],
});

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('BIZ-23: begins with what is saved, or with what was typed last time', () => {
  expect(beginPart(termsPart, known(1), key)).toMatchObject({ values: saved, restored: false });
  keepDraft(key, { values: { ...saved, packagingTypes: [] }, base: saved, version: 1 });
  expect(beginPart(termsPart, known(1), key)).toMatchObject({
    values: { packagingTypes: [] },
    restored: true,
  });
});

it('BIZ-23: a draft from before somebody else has saved is merged when it comes back', () => {
  keepDraft(key, { values: { ...saved, packagingTypes: [] }, base: saved, version: 1 });
  const state = beginPart(termsPart, known(2, { acceptedDeliveryTerms: ['FOB'] }), key);
  expect(state).toMatchObject({
    restored: true,
    base: { version: 2 },
    values: { packagingTypes: [], acceptedDeliveryTerms: ['FOB'] },
    taken: ['acceptedDeliveryTerms'],
  });
  expect(beginPart(termsPart, known(2, { packagingTypes: ['x'] }), key).clash?.overlaps).toEqual([
    ['packagingTypes'],
  ]);
});

it('BIZ-23: while it is not chosen, the typed values and their base stay as they are', () => {
  const before = typed({ packagingTypes: ['mine'] });
  const state = receive(
    termsPart,
    before,
    known(2, { packagingTypes: ['theirs'], acceptedDeliveryTerms: [] }),
  );
  expect(state).toMatchObject({ base: before.base, values: before.values });
  expect(settle(state, [])).toMatchObject({
    base: { version: 2 },
    values: { packagingTypes: ['mine'], acceptedDeliveryTerms: [] },
  });
  const theirs = settle(state, ['packagingTypes']);
  expect(theirs.values.packagingTypes).toEqual(['theirs']);
  expect(isChanged(theirs)).toBe(false);
});

it('BIZ-23: what is typed while it is being saved stays', () => {
  const sent = { ...saved, packagingTypes: ['a'] };
  const state = settleSaved({ ...typed({}), values: { ...sent, acceptedDeliveryTerms: ['FOB'] } }, sent, {
    values: { ...sent, packagingTypes: ['A'] },
    version: 2,
  });
  expect(state.values).toMatchObject({ packagingTypes: ['A'], acceptedDeliveryTerms: ['FOB'] });
  expect(isChanged(state)).toBe(true);
});
