import { describe, expect, it } from 'vitest';
import { type EditionId, network } from './network.ts';
import { siteOrigin } from './site-origin.ts';
import type { Hosts } from './use-edition.tsx';

const seenFrom = (id: EditionId, hosts: Pick<Hosts, 'site' | 'fallback'>) => (other: EditionId) =>
  siteOrigin({ edition: { id }, hosts }, other);

describe('EDN-05: where a sister site is', () => {
  it('on live hosts all others are live too', () => {
    const from = seenFrom('chile', { site: 'https://www.wbnchile.example' });
    for (const { id, host } of network) expect(from(id)).toBe(`https://${host}`);
  });

  it('at home they are names of localhost with the same port, but for the one that plain localhost shows', () => {
    const fallback = { edition: 'australia', site: 'http://localhost:4000' } as const;
    const fromChile = seenFrom('chile', { site: 'http://chile.localhost:4000', fallback });
    expect(['chile', 'hong-kong', 'australia'].map((id) => fromChile(id as EditionId))).toEqual([
      'http://chile.localhost:4000',
      'http://hong-kong.localhost:4000',
      'http://localhost:4000',
    ]);
    const fromAustralia = seenFrom('australia', { site: 'http://localhost:4000', fallback });
    expect(fromAustralia('chile')).toBe('http://chile.localhost:4000');
    expect(fromAustralia('australia')).toBe('http://localhost:4000');
  });

  it('a site on a host of its own, for a trial, links to the live ones', () => {
    const from = seenFrom('chile', { site: 'https://trial.example.com' });
    expect([from('chile'), from('peru')]).toEqual([
      'https://trial.example.com',
      'https://www.wbnperu.example',
    ]);
  });
});
