import type { Edition } from '@wbn/edition/edition.ts';
import { describe, expect, it } from 'vitest';
import { findRedirect } from './canonical-address.ts';

const english = { language: 'en' } as Edition;
const spanish = { language: 'es' } as Edition;
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('findRedirect (decision 1)', () => {
  it('RT-34: redirects to lower case and keeps the query', () => {
    expect(findRedirect(english, '/why-WBN', '?a=B')).toBe('/why-wbn?a=B');
    expect(findRedirect(english, '/Search-Result', '?search=Pumps')).toBe('/search-result?search=Pumps');
    expect(findRedirect(english, '/why-wbn', '')).toBeUndefined();
  });

  it.each([
    ['//\\', '/'],
    ['//\\evil.example/', '/evil.example'],
    ['/\\evil.example/Es', '/evil.example/es'],
    ['/industries\\', '/industries'],
  ])('leads from %s to a page of this host', (pathname, canonical) => {
    expect(findRedirect(english, pathname, '')).toBe(canonical);
  });

  it('RT-26: redirects /SetID/', () => {
    expect(findRedirect(english, '/SetID/', '?token=x')).toBe('/setid?token=x');
  });

  it('RT-16: keeps the case of company names and adds a slash at the end', () => {
    expect(findRedirect(english, `/business/Acme-Ltd-${id}/`, '')).toBeUndefined();
    expect(findRedirect(english, `/business/Acme-Ltd-${id}`, '')).toBe(`/business/Acme-Ltd-${id}/`);
    expect(findRedirect(english, `/Business/Acme-Ltd-${id}/`, '?editMode=1')).toBe(
      `/business/Acme-Ltd-${id}/?editMode=1`,
    );
  });

  it('RT-25: keeps the case of product names and removes a slash at the end', () => {
    expect(findRedirect(english, `/business-product/Acme-Pump-${id}`, '')).toBeUndefined();
    expect(findRedirect(english, `/business-product/Acme-Pump-${id}/`, '')).toBe(
      `/business-product/Acme-Pump-${id}`,
    );
  });

  it('RT-15, RT-23: lower-cases pages below a company and removes a slash at the end', () => {
    expect(findRedirect(english, '/business/create', '')).toBeUndefined();
    expect(findRedirect(english, `/business/${id}/Edit/Factory/`, '')).toBe(`/business/${id}/edit/factory`);
  });

  it('removes doubled slashes, so that no redirect leaves the site', () => {
    expect(findRedirect(english, '//evil.example', '')).toBe('/evil.example');
    expect(findRedirect(english, '/industries//', '')).toBe('/industries');
    expect(findRedirect(english, '/', '')).toBeUndefined();
  });

  it("moves the edition's language to the root", () => {
    expect(findRedirect(english, '/en/industries', '')).toBe('/industries');
    expect(findRedirect(english, '/es/industries', '')).toBeUndefined();
    expect(findRedirect(english, '/ES', '')).toBe('/es');
    expect(findRedirect(spanish, '/es', '')).toBe('/');
    expect(findRedirect(spanish, '/es/industries', '')).toBe('/industries');
    expect(findRedirect(english, '/es/Why-WBN', '')).toBe('/es/why-wbn');
  });
});
