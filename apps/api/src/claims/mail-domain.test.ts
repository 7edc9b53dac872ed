import { describe, expect, it } from 'vitest';
import { isAtDomain, mailDomainOf } from './mail-domain.ts';

describe('CLM-02 the domain at which a code proves that somebody belongs to a company', () => {
  it.each([
    ['https://www.rossi.example/contact', 'rossi.example'],
    ['http://shop.valves.co.uk', 'valves.co.uk'],
    ['https://bücher.example', 'xn--bcher-kva.example'],
    ['http://www.valves.com.au:8080', 'valves.com.au'],
  ])('%s: %s', (website, domain) => expect(mailDomainOf(website)).toEqual({ domain }));

  it.each([
    [undefined, 'no-website'],
    ['', 'no-website'],
    ['http://192.0.2.1/', 'no-website'],
    ['http://localhost', 'no-website'],
    ['https://www.facebook.com/rossi', 'shared-host'],
    ['https://rossi.github.io', 'shared-host'],
    ['https://rossi.wixsite.com/home', 'shared-host'],
    ['https://rossi.wordpress.com', 'shared-host'],
    ['https://rossi.en.alibaba.com', 'shared-host'],
    ['https://sites.google.com/view/rossi', 'shared-host'],
    ['http://gmail.com', 'mail-service'],
    ['http://home.t-online.de/rossi', 'mail-service'],
    ['http://www.163.com', 'mail-service'],
  ])('refuses %s: %s', (website, obstacle) => expect(mailDomainOf(website)).toEqual({ obstacle }));

  it.each([
    ['ana@rossi.example', true],
    ['ana@mail.rossi.example', true],
    ['ana@notrossi.example', false],
    ['ana@rossi.example.com', false],
    ['ana@gmail.com', false],
  ])('%s belongs to rossi.example: %s', (email, expected) =>
    expect(isAtDomain(email, 'rossi.example')).toBe(expected),
  );

  it('compares registrable domains, not endings', () => {
    expect(isAtDomain('ana@other.co.uk', 'valves.co.uk')).toBe(false);
    expect(isAtDomain('ana@bücher.example', 'xn--bcher-kva.example')).toBe(true);
  });
});
