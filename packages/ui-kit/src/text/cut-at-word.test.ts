import { expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

it.each([
  ['short', 10, ['short', '']],
  ['exactly 10', 10, ['exactly 10', '']],
  ['cut at the word', 10, ['cut at the', ' word']],
  ['cut at a longword', 10, ['cut at a', ' longword']],
  ['a incomprehensible', 10, ['a incompre', 'hensible']],
  ['目录让买家找到供应商', 4, ['目录让买', '家找到供应商']],
  ['日本😀日本', 3, ['日本', '😀日本']],
  ['日本👩‍👩‍👧日本', 6, ['日本', '👩‍👩‍👧日本']],
])('WID-14: %j cut at %i', (text, limit, parts) => {
  expect(cutAtWord(text, limit)).toEqual(parts);
  expect(cutAtWord(text, limit).join('')).toBe(text);
});
