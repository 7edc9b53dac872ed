import { expect, it } from 'vitest';
import { continueAddress } from './continue-address.ts';

const live = 'https://www.wbnaustralia.example';
const home = 'http://chile.localhost:4000';

it.each([
  ['the page they came from', `${live}/business/Acme-1/?a=b#c`, live, `${live}/business/Acme-1/?a=b#c`],
  ['a sister site', 'https://www.wbnchile.example/es', live, 'https://www.wbnchile.example/es'],
  ['a path', '/industries', live, `${live}/industries`],
  ['another site at home', 'http://localhost:4000/x', home, 'http://localhost:4000/x'],
  ['its own site at home', `${home}/x`, home, `${home}/x`],
])('SES-12: returns %s', (_what, given, site, to) => {
  expect(continueAddress(given, site)).toBe(to);
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a stranger', 'https://evil.example/'],
  ['a stranger with our name before the @', 'https://www.wbnaustralia.example@evil.example/'],
  ['a stranger with our name in front', 'https://www.wbnaustralia.example.evil.example/'],
  ['a stranger without a scheme', '//evil.example/'],
  ['a stranger behind backslashes', '\\\\evil.example'],
  ['our host without encryption', 'http://www.wbnaustralia.example/'],
  ['a blob of our own', `blob:${live}/0193a000-0000-7000-8000-000000000001`],
  ['our host with a name and a password', 'https://user:password@www.wbnaustralia.example/'],
  ['our host with a name', 'https://user@www.wbnaustralia.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a data address', 'data:text/html,x'],
  ['this computer, from a live site', 'http://localhost:4000/'],
  ['the hand-off itself', `${live}/SetID/?token=x`],
  ['the hand-off in another language', `${live}/es/setid`],
])('SES-12, decision 23: returns the start page for %s', (_what, given) => {
  expect(continueAddress(given, live)).toBe(`${live}/`);
});

it('in development, refuses another port', () => {
  expect(continueAddress('http://localhost:9999/', home)).toBe(`${home}/`);
});
