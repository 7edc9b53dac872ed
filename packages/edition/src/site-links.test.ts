import { describe, expect, it } from 'vitest';
import { createSiteLinks } from './site-links.ts';

describe('links in mails', () => {
  const page = '/my-business?invitation=1';

  it("link to the edition's live host, with a prefix for other languages", () => {
    const { pageAddress } = createSiteLinks({ siteUrl: undefined, edition: 'australia' });
    expect(pageAddress('chile', 'es', page)).toBe('https://www.wbnchile.example/my-business?invitation=1');
    expect(pageAddress('chile', 'zh', page)).toBe('https://www.wbnchile.example/zh/my-business?invitation=1');
    expect(pageAddress('australia', 'en', page)).toBe(
      'https://www.wbnaustralia.example/my-business?invitation=1',
    );
  });

  it('stay on localhost in development', () => {
    const { pageAddress, editionOf } = createSiteLinks({
      siteUrl: 'http://localhost:4000',
      edition: 'australia',
    });
    expect(pageAddress('australia', 'it', '/')).toBe('http://localhost:4000/it');
    expect(pageAddress('italy', 'it', page)).toBe('http://italy.localhost:4000/my-business?invitation=1');
    expect([editionOf(undefined), editionOf(null), editionOf('peru'), editionOf('atlantis')]).toEqual([
      'australia',
      'australia',
      'peru',
      undefined,
    ]);
  });

  it("determine the operator's edition by its host before using the setting", () => {
    expect(
      createSiteLinks({ siteUrl: 'https://www.wbnitaly.example', edition: 'australia' }).editionOf(''),
    ).toBe('italy');
    expect(createSiteLinks({ siteUrl: 'http://peru.localhost:1', edition: 'australia' }).editionOf('')).toBe(
      'peru',
    );
  });
});
