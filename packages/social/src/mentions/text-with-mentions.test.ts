import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  findMentionQuery,
  insertMention,
  segmentsOf,
  splitSegments,
  trimText,
} from './text-with-mentions.ts';

const ana = { resourceID: 'a', resourceType: 'user' as const };
const acme = { resourceID: 'b', resourceType: 'business' as const };
const text = {
  content: 'Ask @Ana Rossi of @Acme now',
  mentions: [
    { start: 4, length: 10, ...ana },
    { start: 18, length: 5, ...acme },
  ],
};
const namesIn = ({ content, mentions }: typeof text) =>
  mentions.map(({ start, length }) => content.slice(start, start + length));

describe('editing a text with mentions', () => {
  it('moves mentions behind an edit', () => {
    for (const content of [
      'Please ask @Ana Rossi of @Acme now',
      'Ask @Ana Rossi, head of @Acme now',
      '@Ana Rossi of @Acme now',
      'Ask @Ana Rossi of @Acme',
    ])
      expect(namesIn(applyEdit(text, content) as typeof text)).toEqual(['@Ana Rossi', '@Acme']);
  });

  it('removes a mention that is edited', () => {
    expect(namesIn(applyEdit(text, 'Ask @Ana Rosi of @Acme now') as typeof text)).toEqual(['@Acme']);
    expect(applyEdit(text, '').mentions).toEqual([]);
  });

  it('inserts a chosen mention, a space and the caret after it', () => {
    const typed = applyEdit(text, 'Ask @Ana Rossi of @Acme now and @br');
    const found = findMentionQuery(typed, typed.content.length);
    expect(found).toEqual({ start: 32, end: 35, typed: 'br' });
    if (!found) return;
    const named = insertMention(typed, found, { name: 'Bruno Rossi', resourceID: 'c', resourceType: 'user' });
    expect(named.text.content).toBe('Ask @Ana Rossi of @Acme now and @Bruno Rossi ');
    expect(named.caret).toBe(named.text.content.length);
    expect(namesIn(named.text as typeof text)).toEqual(['@Ana Rossi', '@Acme', '@Bruno Rossi']);
  });

  it('trims white space and shifts the mentions', () => {
    const trimmed = trimText(applyEdit(applyEdit(text, `\n ${text.content}`), `\n ${text.content}  `));
    expect(trimmed).toEqual(text);
  });
});

it.each([
  ['@', ''],
  ['Hi @jo', 'jo'],
  ['Hi @jo sm', 'jo sm'],
  ['你好@王', undefined],
  ['(@jo', 'jo'],
  ['mail ana@rossi', undefined],
  ['@ jo', undefined],
  ['@jo\n', undefined],
  ['@one two three four five', undefined],
])('finds the mention being typed in %j: %j', (content, typed) => {
  expect(findMentionQuery({ content, mentions: [] }, content.length)?.typed).toBe(typed);
});

it('does not offer candidates inside a mention', () => {
  expect(findMentionQuery(text, 14)).toBeUndefined();
});

it('SOC-26: never cuts a text inside a mention', () => {
  const segments = segmentsOf(text);
  expect(segments.map((segment) => segment.text)).toEqual(['Ask ', '@Ana Rossi', ' of ', '@Acme', ' now']);
  for (const at of [0, 4, 6, 14, 16, 20, 27]) {
    const [head, rest] = splitSegments(segments, at);
    expect([...head, ...rest].map((segment) => segment.text).join('')).toBe(text.content);
    expect([...head, ...rest].filter((segment) => segment.mention)).toHaveLength(2);
  }
});
