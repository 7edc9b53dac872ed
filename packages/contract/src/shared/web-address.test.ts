import { describe, expect, it } from 'vitest';
import { isWebAddress, normalizeWebAddress } from './web-address.ts';

describe('isWebAddress', () => {
  it.each(['www.rossi.example', 'rossi.example:8080/a?b#c', 'HTTP://Rossi.Example', 'bücher.example/ä'])(
    'accepts %s with a scheme in front',
    (text) => expect(isWebAddress(normalizeWebAddress(text))).toBe(true),
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:////evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://good.example@evil.example',
    'https://user:secret@evil.example',
    'javascript:alert(1)',
    'ftp://rossi.example',
    'mailto:ana@rossi.example',
    'rossi',
    'https://rossi.',
    'rossi .example',
    'rossi.example/a b',
    'http://',
  ])('refuses %s', (text) => expect(isWebAddress(normalizeWebAddress(text))).toBe(false));
});
