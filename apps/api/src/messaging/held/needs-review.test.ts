import { expect, it } from 'vitest';
import { countOutsideLinks } from './needs-review.ts';

const isOwnSite = (origin: string) => origin === 'https://www.wbn.example';
const count = (text: string) => countOutsideLinks(text, isOwnSite);

it('counts addresses that lead out, with and without https, in every language', () => {
  expect(count('See http://a.example/x, www.b.example and HTTPS://c.example。还有 www.d.example，谢谢')).toBe(
    4,
  );
});

it('does not count our own pages, mail addresses and plain words', () => {
  expect(count('https://www.wbn.example/business/acme www.wbn.example ana@rossi.example, 3.5 mm, etc.')).toBe(
    0,
  );
});
