import fc from 'fast-check';

/** Texts that commonly break parsers: U+0000, lone surrogates, quotes, formulas, patterns, object keys, numbers. */
const troublesomeTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\ufeff',
  '\u202e',
  "'",
  '\\',
  "! ' !",
  '%',
  '%00',
  '%ff',
  '//[',
  '//evil.example',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  '-1',
  '1e999',
  'NaN',
  '9'.repeat(40),
  '2147483648',
  '9999999999999999999',
  '\u200b',
  '\u3164',
  '//\\',
  '$1',
  '&|!():*',
  '{}',
  '[]',
  'null',
  '0001.01',
  '2026-02-30',
  '+61',
  'a@b.co',
  'x'.repeat(5_001),
  '𝒳'.repeat(90),
] as const;

/** Any text: one of the above, arbitrary UTF-16 code units, or Unicode text as people write it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...troublesomeTexts),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((units) => String.fromCharCode(...units)),
);
