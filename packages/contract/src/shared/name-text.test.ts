import { describe, expect, it } from 'vitest';
import { savedBusinessSchema } from '../business/save-business.ts';
import { savedProfileSchema } from '../social/save-own-profile.ts';
import { isNameText, oneLine, withoutInvisible } from './name-text.ts';

describe('withoutInvisible', () => {
  it.each([
    ['Zero\u200bWidth Pumps', 'ZeroWidth Pumps'],
    ['\u202eevil.example\u202c', 'evil.example'],
    ['Acme\u3164', 'Acme'],
    ['A\u00adB\u2060C\ufeff', 'ABC'],
    ['Ro\u200dssi', 'Rossi'],
    ['Acme\ufe0f', 'Acme'],
    ['a\u{e0061}\u{e0062}', 'a'],
    ['\u2800', ''],
    ['\u200b', ''],
  ])('turns %j into %j', (text, seen) => expect(withoutInvisible(text)).toBe(seen));

  it.each([
    'Plain Ltd',
    '👩🏽‍🌾 Farm',
    '❤️ Cafés',
    '1️⃣ Company',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Beef',
    'می‌خواهم',
    'क्‍ष',
    '葛\u{e0100}城',
    'ᠠ\u180b',
    'O’Neill & Søn',
  ])('keeps %j', (text) => expect(withoutInvisible(text)).toBe(text));
});

describe('refuses invisible characters as a name', () => {
  const unseen = [
    '\u200b',
    ' \u200d\u200b ',
    '\u3164',
    '\u202e',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u00ad',
  ];

  it.each(unseen)('refuses %j as a name', (text) => {
    expect(isNameText(text)).toBe(false);
    expect(oneLine(text)).toBe('');
    const person = savedProfileSchema.safeParse({ firstName: text, lastName: 'Rossi' });
    expect(person.error?.issues.map(({ path }) => path[0])).toEqual(['firstName']);
    const company = savedBusinessSchema.safeParse({ general: { companyName: text } });
    expect(company.error?.issues.map(({ path }) => path.at(-1))).toContain('companyName');
  });

  it('stores names as they are displayed', () => {
    const saved = savedProfileSchema.parse({ firstName: 'An\u200ba', lastName: '\u202eRossi' });
    expect(saved).toMatchObject({ firstName: 'Ana', lastName: 'Rossi' });
  });
});
