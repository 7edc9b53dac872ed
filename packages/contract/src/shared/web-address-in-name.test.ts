import { expect, it } from 'vitest';
import { hasWebAddress, nameInMail } from './web-address-in-name.ts';

it.each([
  'http://evil.example',
  'Win a prize at https://evil.example/x',
  'www.evil.example',
  'evil.com',
  'Evil.Com',
  'Ana evil.xyz/now',
  'prize.example',
  '中奖.com',
])('refuses %s', (name) => expect(hasWebAddress(name)).toBe(true));

it.each([
  'Ana',
  'J.R.',
  'St.John',
  'Jr.',
  "O'Neill",
  'M. de la Cruz',
  'Anna-Maria',
  '李',
  'Dr. h.c. Rossi',
  'Ma. Teresa',
])('accepts %s', (name) => expect(hasWebAddress(name)).toBe(false));

it('writes a name in a mail without a link, and it reads the same', () => {
  for (const name of ['https://evil.example/x', 'Pumps www.evil.example', 'pumps.com', 'a@evil.example']) {
    const shown = nameInMail(name);
    expect(shown).not.toMatch(/\w\.\w|:\/|\/\/|@\w/);
    expect(shown.replaceAll('\u2060', '')).toBe(name);
  }
  expect(nameInMail('Rossi S.p.A.')).toBe('Rossi S.p.A.');
});
