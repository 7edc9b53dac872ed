import { describe, expect, it } from 'vitest';
import { kindOf, languageOf } from './page-kind.ts';

describe('kindOf', () => {
  it.each([
    ['/', '/'],
    ['/zh', '/'],
    ['/es/industries', '/industries'],
    ['/escrow', '/escrow'],
    ['/business/gear-works-0198/', '/business/:id/'],
    ['/it/business/gear-works-0198/edit/contact', '/business/:id/edit/contact'],
    ['/business/create', '/business/create'],
  ])('%s is a %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it('distinguishes searches by what is searched, by country and by filters', () => {
    const searches = [
      '/search-result?business=MA&countries=global&search=',
      '/search-result?business=PR&countries=global&search=',
      '/search-result?business=MA&countries=PT&search=',
      '/search-result?business=MA&countries=PT&search=gear',
      '/search-result?business=MA&countries=PT&search=gear&page=2',
    ];
    expect(new Set(searches.map(kindOf)).size).toBe(searches.length);
    expect(kindOf('/search-result?business=MA&countries=PT&search=gear')).toBe(
      kindOf('/es/search-result?business=MA&countries=DE&search=pump'),
    );
  });
});

describe('languageOf', () => {
  it.each([
    ['/', 'it'],
    ['/es', 'es'],
    ['/zh?x=1', 'zh'],
    ['/escrow', 'it'],
  ])('%s of a site in Italian is in %s', (path, language) => {
    expect(languageOf(path, 'it')).toBe(language);
  });
});
