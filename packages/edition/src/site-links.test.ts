import { describe, expect, it } from 'vitest';
import { createSiteLinks } from './site-links.ts';

describe('links in mails', () => {
  const page = '/my-business?invitation=1';

  it('lead to the live host of the edition, with the prefix of a language that is not its own', () => {
    const { pageAddress } = createSiteLinks({ siteUrl: undefined, edition: 'australia' });
    expect(pageAddress('chile', 'es', page)).toBe('https://www.wbnchile.example/my-business?invitation=1');
    expect(pageAddress('chile', 'zh', page)).toBe('https://www.wbnchile.example/zh/my-business?invitation=1');
    expect(pageAddress('australia', 'en', page)).toBe(
      'https://www.wbnaustralia.example/my-business?invitation=1',
    );
  });

  it('stay on this computer at home', () => {
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

  it("know the operator's own edition by its host before they believe the setting", () => {
    expect(
      createSiteLinks({ siteUrl: 'https://www.wbnitaly.example', edition: 'australia' }).editionOf(''),
    ).toBe('italy');
    expect(createSiteLinks({ siteUrl: 'http://peru.localhost:1', edition: 'australia' }).editionOf('')).toBe(
      'peru',
    );
  });
});
