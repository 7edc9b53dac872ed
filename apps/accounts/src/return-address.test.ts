import { describe, expect, it } from 'vitest';
import { createReturnAddress } from './return-address.ts';

const home = 'https://www.wbnaustralia.example/';

describe('RT-52: where continue may lead', () => {
  const live = createReturnAddress({ production: true, siteUrl: home });

  it.each([
    'https://www.wbnchile.example/',
    'https://www.wbnaustralia.example/business/a-b/?editMode=1&x=%20y#part',
  ])('%s is a page of the network', (address) => {
    expect(live(address).href).toBe(address);
  });

  it.each([
    undefined,
    '',
    ['https://www.wbnchile.example/', 'https://evil.example/'],
    '/profile',
    '//evil.example',
    'https://evil.example/',
    'https://evil.example/https://www.wbnchile.example/',
    'https://www.wbnchile.example.evil.example/',
    'https://www.wbnchile.example@evil.example/',
    'https://user:secret@www.wbnchile.example/',
    'http://www.wbnchile.example/',
    'https://www.wbnchile.example:8443/',
    'http://localhost:4000/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://www.wbnchile.example/1',
    'https:/\\evil.example',
    '\\\\evil.example',
    'x'.repeat(10_000),
  ])('replaces %j by the home page', (address) => {
    const { origin, protocol, username } = live(address);
    expect([origin, protocol, username]).toEqual(['https://www.wbnaustralia.example', 'https:', '']);
    expect(live(address).href).toBe(home);
  });

  it('allows localhost outside production, and in production when the own site is on localhost', () => {
    const address = 'http://chile.localhost:4000/search-result?search=a';
    expect(createReturnAddress({ production: false, siteUrl: home })(address).href).toBe(address);
    expect(createReturnAddress({ production: true, siteUrl: 'http://localhost:4000' })(address).href).toBe(
      address,
    );
    expect(createReturnAddress({ production: true, siteUrl: 'http://localhost:5000' })(address).href).toBe(
      'http://localhost:5000/',
    );
  });

  it('STF-11: pages of the desk, where there is one', () => {
    const deskUrl = 'https://desk.wbn.example';
    const withDesk = createReturnAddress({ production: true, siteUrl: home, deskUrl });
    expect(withDesk(`${deskUrl}/cases`).href).toBe(`${deskUrl}/cases`);
    expect(withDesk('https://desk.wbn.example.evil.example/').href).toBe(home);
    expect(live(`${deskUrl}/cases`).href).toBe(home);
  });
});
