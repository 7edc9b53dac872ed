import { describe, expect, it } from 'vitest';
import { cutText, previewText, productDescriptionLimit, specValueLimit } from './preview-text.ts';

describe('previewText', () => {
  it('WID-08, CON-10: keeps 50 characters and cuts the 51st to an ellipsis', () => {
    expect(previewText('x'.repeat(50), specValueLimit)).toBe('x'.repeat(50));
    expect(previewText('x'.repeat(51), specValueLimit)).toBe(`${'x'.repeat(50)}…`);
  });

  it('WID-08, CON-09: cuts a description at 200 characters', () => {
    expect(previewText('y'.repeat(500), productDescriptionLimit)).toBe(`${'y'.repeat(200)}…`);
  });

  it('counts characters, not UTF-16 code units', () => {
    expect(previewText('🏭'.repeat(50), 50)).toBe('🏭'.repeat(50));
    expect(previewText('🏭'.repeat(51), 50)).toBe(`${'🏭'.repeat(50)}…`);
  });

  it('collapses white space, so that line breaks do not count', () => {
    expect(previewText('  two\n\n words ', 10)).toBe('two words');
    expect(previewText('nine char and more', 10)).toBe('nine char…');
  });

  it('cuts at a space where there is one', () => {
    expect(previewText('pumps for clean and waste water', 20)).toBe('pumps for clean and…');
    expect(previewText('pumps for clean and waste water', 21)).toBe('pumps for clean and…');
    expect(previewText('a Kraftfahrzeughaftpflichtversicherung', 20)).toBe('a Kraftfahrzeughaftp…');
    expect(previewText('工业齿轮箱与联轴器制造商', 6)).toBe('工业齿轮箱与…');
  });
});

describe('cutText', () => {
  it('CON-08: cuts without an ellipsis', () => {
    expect(cutText('z'.repeat(70), 64)).toBe('z'.repeat(64));
    expect(cutText('short', 64)).toBe('short');
  });

  it.each([
    ['an emoji', 'pumps 😀', 6, 'pumps'],
    ['a family', `a${'👩‍👩‍👧'}`, 3, 'a'],
    ['a flag', 'ab🇨🇱', 3, 'ab'],
    ['an accent', 'cafe\u0301', 4, 'caf'],
    ['a vowel of Hindi', 'कि', 1, 'क'.repeat(1)],
  ])('never cuts inside %s', (_, text, limit, cut) => {
    const head = cutText(text, limit);
    expect(head.isWellFormed()).toBe(true);
    // A grapheme is only split when it is longer than the limit.
    expect(head).toBe(cut);
  });
});
