import { describe, expect, it } from 'vitest';
import { network } from './network.ts';
import { createSiteOriginCheck } from './site-origins.ts';

describe('allowed site origins', () => {
  const live = createSiteOriginCheck({ production: true });
  const development = createSiteOriginCheck({ production: false });
  const home = createSiteOriginCheck({ production: true, siteUrl: 'http://localhost:4000/es/' });

  it('EDN-05: include every site of the network, by https only', () => {
    for (const { host } of network) {
      expect(live(`https://${host}`)).toBe(true);
      expect(live(`http://${host}`)).toBe(false);
      expect(live(`https://${host}:8443`)).toBe(false);
      expect(live(`https://${host}.evil.example`)).toBe(false);
      expect(live(`https://evil-${host}`)).toBe(false);
    }
  });

  it("include localhost in development, in production only with the port of the installation's site", () => {
    expect(development('http://localhost:4000')).toBe(true);
    expect(development('https://new-zealand.localhost:1')).toBe(true);
    expect(live('http://localhost:4000')).toBe(false);
    expect(home('http://localhost:4000')).toBe(true);
    expect(home('http://chile.localhost:4000')).toBe(true);
    expect(home('http://localhost:4001')).toBe(false);
    expect(home('http://localhost')).toBe(false);
  });

  it('do not include the desk of the operator', () => {
    const deskUrl = 'http://localhost:4003';
    const withDesk = createSiteOriginCheck({ production: false, deskUrl });
    expect([withDesk(deskUrl), withDesk('http://localhost:4000')]).toEqual([false, true]);
  });

  it.each(['null', '', 'https://localhost.evil.example', 'https://notlocalhost', 'ftp://localhost:1'])(
    'exclude %j',
    (origin) => {
      expect(development(origin)).toBe(false);
    },
  );
});
