import { describe, expect, it } from 'vitest';
import { isMailAddress, normalizeMailAddress } from './mail-address.ts';

describe('isMailAddress', () => {
  it.each([
    'a@b.co',
    'ana.rossi+wbn@mail.rossi.example',
    "o'neil@mail.example",
    "a!#$%&'*+-/=?^_`{|}~@b.co",
    'sales&service@b.co',
    "a'@b.co",
    'info@例子.中国',
    'info@xn--fsqu00a.xn--fiqs8s',
    'info＠例子。中国',
    'sales@bücher.example',
    'info@пример.рф',
    'info@מבחן.ישראל',
    `${'a'.repeat(64)}@b.co`,
  ])('accepts %s', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });

  it.each([
    'a@b',
    'a@-b.co',
    'a@b-.co',
    '"a"@b.co',
    'a..b@c.co',
    '.a@b.co',
    'a.@b.co',
    'ä@b.co',
    'a b@c.co',
    'a@1.2.3.4',
    'a@bü/x.example',
    'a,b@c.co',
    'a<b@c.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('refuses %s', (address) => {
    expect(isMailAddress(address)).toBe(false);
  });

  it('writes a domain in other scripts as punycode', () => {
    expect(normalizeMailAddress(' sales@bücher.example ')).toBe('sales@xn--bcher-kva.example');
    expect(normalizeMailAddress('info@例子.中国')).toBe('info@xn--fsqu00a.xn--fiqs8s');
    expect(normalizeMailAddress('info＠例子。中国')).toBe('info@xn--fsqu00a.xn--fiqs8s');
    expect(normalizeMailAddress('a@bü/x.example')).toBe('a@bü/x.example');
  });
});
