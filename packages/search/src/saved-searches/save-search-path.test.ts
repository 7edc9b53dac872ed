import { describe, expect, it } from 'vitest';
import { anySearch } from '../results/search-address.ts';
import { savedParametersOf, saveSearchPath } from './save-search-path.ts';

describe('savedParametersOf', () => {
  it('keeps words and facets, drops page and sort order', () => {
    const address = {
      ...anySearch,
      business: 'PR',
      search: 'slurry pump',
      countries: ['AU', 'NZ'],
      category: ['0004.02'],
      sort: 'newest',
      size: 20,
      page: 3,
    } as const;
    expect(savedParametersOf(address)).toBe(
      'business=PR&countries=AU,NZ&search=slurry+pump&category=0004.02',
    );
  });

  it('keeps the filters of a list', () => {
    const address = { ...anySearch, list: 'verified-manufacturers', business: 'MA' } as const;
    expect(savedParametersOf(address)).toBe('business=MA&countries=global&search=&verified=1');
  });
});

describe('saveSearchPath', () => {
  it('opens the saved searches with the search and a proposed name', () => {
    expect(saveSearchPath({ ...anySearch, search: 'gear & drive' }, 'gear & drive')).toBe(
      '/saved-searches?save=business%3DMA%26countries%3Dglobal%26search%3Dgear%2B%2526%2Bdrive&name=gear+%26+drive',
    );
  });
});
