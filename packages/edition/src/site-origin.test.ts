import { describe, expect, it } from 'vitest';
import { type EditionId, network } from './network.ts';
import { siteOrigin } from './site-origin.ts';
import type { Hosts } from './use-edition.tsx';

const seenFrom = (id: EditionId, hosts: Pick<Hosts, 'site' | 'fallback'>) => (other: EditionId) =>
  siteOrigin({ edition: { id }, hosts }, other);

describe('EDN-05: the origin of a sister site', () => {
  it('is a live host when the current site is one', () => {
    const from = seenFrom('chile', { site: 'https://www.wbnchile.example' });
    for (const { id, host } of network) expect(from(id)).toBe(`https://${host}`);
  });

  it('is <id>.localhost with the same port in development, except for the site on plain localhost', () => {
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

  it('is a live host for a trial site on its own host', () => {
    const from = seenFrom('chile', { site: 'https://trial.example.com' });
    expect([from('chile'), from('peru')]).toEqual([
      'https://trial.example.com',
      'https://www.wbnperu.example',
    ]);
  });
});
