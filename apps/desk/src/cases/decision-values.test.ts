import type { OfferedDecision } from '@wbn/contract/desk/cases.ts';
import { findProblems, problemsOfReply } from '@wbn/forms/edit/form-shape.ts';
import { expect, it } from 'vitest';
import { type DecisionValues, firstValues, shapeOf, toGiven } from './decision-values.ts';

const remove: OfferedDecision = {
  name: 'remove',
  key: 'r',
  fields: [
    { name: 'reason', type: 'choice', isRequired: true, choices: ['fraud', 'spam'], value: 'fraud' },
    { name: 'note', type: 'note', isRequired: false, length: 10 },
  ],
};
const mute: OfferedDecision = {
  name: 'mute',
  key: 'm',
  fields: [{ name: 'until', type: 'until', isRequired: true }],
};
const shape = shapeOf(remove, [mute]);
const begin = firstValues(remove, [mute]);
const typed = (change: DecisionValues) => ({ ...begin, ...change });

it('STF-35: begins with what the API proposes, without a measure', () => {
  expect(begin).toEqual({ reason: 'fraud', note: '', 'mute.until': '', measures: '' });
  expect(findProblems(shape, begin, begin)).toEqual({});
});

it('STF-35: checks the fields of chosen measures only', () => {
  const chosen = typed({ measures: 'mute', note: 'Seen before' });
  expect(findProblems(shape, chosen, begin)).toEqual({ 'mute.until': 'required', note: 'tooLong' });
  const past = typed({ measures: 'mute', 'mute.until': '2020-01-31' });
  expect(findProblems(shape, past, begin)).toEqual({ 'mute.until': 'past' });
  expect(findProblems(shape, typed({ measures: 'mute', 'mute.until': 'soon' }), begin)).toEqual({
    'mute.until': 'date',
  });
});

it('STF-35: sends filled fields, those of a measure with it', () => {
  const values = typed({ measures: 'mute', 'mute.until': '2099-01-31', note: ' ' });
  expect(toGiven(remove, [mute], values)).toEqual({
    decision: { name: 'remove', values: { reason: 'fraud' } },
    measures: [{ name: 'mute', values: { until: '2099-01-31' } }],
  });
});

it('STF-35: finds the field of a refusal of the API', () => {
  const fields = { 'mute.until': 'must be in the future', reason: 'must be one of fraud, spam' };
  expect(problemsOfReply(shape, begin, fields)).toEqual({ 'mute.until': 'past', reason: 'unknown' });
});
