import { expect, it } from 'vitest';
import { deskAddress, takeHandOff } from './take-hand-off.ts';

const origin = 'https://desk.wbn.example';

it('STF-30: takes the code out of the address of the hand-off, and of no other', () => {
  const kept: unknown[] = [];
  const at = (pathname: string, search: string) =>
    takeHandOff({
      location: { pathname, search },
      history: { replaceState: (...given: unknown[]) => kept.push(given) },
    } as unknown as typeof window);
  expect(at('/SetID/', '?token=a&continue=b')).toEqual({ token: 'a', to: 'b' });
  expect(kept).toEqual([[null, '', '/SetID/']]);
  expect(at('/cases', '?token=a')).toBeUndefined();
});

it.each([
  ['a page of the desk', `${origin}/cases?kinds=report#x`, '/cases?kinds=report#x'],
  ['a path', '/log', '/log'],
  ['nothing', null, '/'],
  ['a site of the network', 'https://www.wbnchile.example/', '/'],
  ['a stranger', 'https://evil.example/cases', '/'],
  ['a stranger without a scheme', '//evil.example/cases', '/'],
  ['our host with a name', 'https://x@desk.wbn.example/cases', '/'],
  ['a script', 'javascript:alert(1)', '/'],
  ['the hand-off itself', `${origin}/SetID/?token=x`, '/'],
])('STF-30: opens for %s the page %3$s', (_what, given, page) => {
  expect(deskAddress(given, origin)).toBe(page);
});
