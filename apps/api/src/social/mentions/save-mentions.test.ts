import { describe, expect, it } from 'vitest';
import { findMentionProblems } from './save-mentions.ts';

const ana = { resourceID: 'a', resourceType: 'user' as const };
const acme = { resourceID: 'b', resourceType: 'business' as const };
const nameable = new Map([
  ['a', { type: 'user', name: 'Ana Rossi' }],
  ['b', { type: 'business', name: 'Acme Valves' }],
]);
const content = 'Ask @Ana Rossi of @Acme Valves';
const problemsOf = (mentions: Parameters<typeof findMentionProblems>[0]['mentions'], text = content) =>
  findMentionProblems({ content: text, mentions }, { nameable });

describe('mentions of a text', () => {
  it('accepts people and companies where their names are written', () => {
    expect(
      problemsOf([
        { start: 4, length: 10, ...ana },
        { start: 18, length: 12, ...acme },
      ]),
    ).toEqual({});
  });

  it('refuses a place outside the text, another name, overlaps and people who may not be mentioned', () => {
    expect(problemsOf([{ start: 25, length: 10, ...ana }])).toEqual({
      'mentions.0': 'must lie within the content',
    });
    expect(problemsOf([{ start: 3, length: 10, ...ana }])).toEqual({
      'mentions.0': 'must be written @Ana Rossi in the content',
    });
    expect(
      problemsOf([
        { start: 4, length: 10, ...ana },
        { start: 4, length: 10, ...ana },
      ]),
    ).toEqual({ 'mentions.1': 'must begin after the one before it' });
    expect(problemsOf([{ start: 4, length: 10, ...ana, resourceType: 'business' }])).toEqual({
      'mentions.0': 'names nobody who can be named',
    });
    expect(problemsOf([{ start: 4, length: 10, ...ana, resourceID: 'c' }])).toEqual({
      'mentions.0': 'names nobody who can be named',
    });
  });

  it('keeps a mention whose name has changed since it was written, wherever it is now', () => {
    const before = { content: 'Ask @Ana Bruni', mentions: [{ start: 4, length: 10, ...ana }] };
    const changed = { content: 'Better ask @Ana Bruni', mentions: [{ start: 11, length: 10, ...ana }] };
    expect(findMentionProblems(changed, { nameable, before })).toEqual({});
    expect(findMentionProblems(changed, { nameable })).toEqual({
      'mentions.0': 'must be written @Ana Rossi in the content',
    });
  });
});
