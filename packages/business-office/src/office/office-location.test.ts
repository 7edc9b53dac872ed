import { describe, expect, it } from 'vitest';
import { findOfficeLocation, sameLocationPath } from './office-location.ts';

const businessID = '01890a5d-ac96-774b-bcce-b302099a8057';
const otherID = '01890a5d-ac96-774b-bcce-b302099a8058';
const placeOf = (path: string) => {
  const { pathname, search } = new URL(path, 'http://localhost');
  return findOfficeLocation(pathname, search);
};

describe('findOfficeLocation', () => {
  it.each([
    [`/business/${businessID}/edit/factory`, { businessID, section: 'profile', part: 'factory' }],
    [`/es/business/Acme-${businessID}/edit`, { businessID, section: 'profile' }],
    [`/business/${businessID}/products/import`, { businessID, section: 'products' }],
    [`/business/${businessID}/product`, { businessID, section: 'products' }],
    [`/business/${businessID}/member`, { businessID, section: 'members' }],
    [`/business/${businessID}/?editMode=1`, { businessID, section: 'overview' }],
    [`/business/${businessID}/`, { businessID }],
    ['/business/create', {}],
    ['/zh/my-business', {}],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});

describe('sameLocationPath', () => {
  const switched = (path: string, access: 'owner' | 'admin' | 'member') =>
    sameLocationPath(placeOf(path), { businessID: otherID, access });

  it('keeps the section and its open part', () => {
    expect(switched(`/business/${businessID}/edit/trade`, 'admin')).toBe(`/business/${otherID}/edit/trade`);
    expect(switched(`/business/${businessID}/products/new`, 'owner')).toBe(`/business/${otherID}/products`);
    expect(switched(`/business/${businessID}/member`, 'member')).toBe(`/business/${otherID}/members`);
  });

  it('leads to the start of the office when the role does not allow the section', () => {
    expect(switched(`/business/${businessID}/activity`, 'admin')).toBe(`/business/${otherID}/edit`);
    expect(switched(`/business/${businessID}/products`, 'member')).toBe(`/business/${otherID}/members`);
    expect(switched('/my-business', 'owner')).toBe(`/business/${otherID}/?editMode=1`);
  });
});
