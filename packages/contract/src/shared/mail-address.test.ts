import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isMailAddress, tidyMailAddress } from './mail-address.ts';

describe('the one rule of e-mail addresses', () => {
  it.each([
    'a@b.co',
    'ana.rossi+wbn@mail.rossi.example',
    "o'neil@mail.example",
    'a@b',
    'a@-b.co',
    '"a"@b.co',
    'a..b@c.co',
    'a/b@c.co',
    'ä@b.co',
    '.a@b.co',
    "a'@b.co",
    'a@1.2.3.4',
    `${'a'.repeat(60)}@b.co`,
  ])('%s can be invited if it can be registered', (address) => {
    expect(isMailAddress(address)).toBe(z.safeParse(z.email(), address).success);
  });

  it('writes a domain of other scripts as mail servers know it, and refuses what is too long', () => {
    expect(tidyMailAddress(' sales@bücher.example ')).toBe('sales@xn--bcher-kva.example');
    expect(tidyMailAddress('a@bü/x.example')).toBe('a@bü/x.example');
    expect(isMailAddress('sales@bücher.example')).toBe(true);
    expect(isMailAddress('a@bü/x.example')).toBe(false);
    expect(isMailAddress(`${'a'.repeat(250)}@b.co`)).toBe(false);
  });
});
