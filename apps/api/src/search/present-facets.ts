import { anyValue, type FacetName, facetRanges, priceRanges } from '@wbn/contract/search/facet-values.ts';
import type { SearchFacet, SearchFacetValue } from '@wbn/contract/search/search-reply.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { FacetCounts, SearchFilters } from '@wbn/search-engine/search-engine.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { compareIn } from '../catalog/reference/code-list.ts';
import { facetText } from './facet-texts.ts';

/** Only the most frequent values and the chosen ones are listed. */
const mostValues = 30;
const categoryLength = '0004.02'.length;

const inRangeOrder: ReadonlySet<FacetName> = new Set([
  ...(Object.keys(facetRanges) as FacetName[]),
  'price',
  'levels',
]);

/** Presents facets with texts for their values; facets that would not narrow the result are left out. */
export function presentFacets(
  counted: readonly FacetCounts[],
  filters: SearchFilters,
  language: TextLanguage,
  catalog: Catalog,
): SearchFacet[] {
  const compare = compareIn(language);
  return counted.flatMap(({ facet, counts, least }) => {
    const chosen = new Set(filters[facet]);
    const values = [...new Set([...chosen, ...counts.keys()])].flatMap((value): SearchFacetValue[] => {
      const isChosen = chosen.has(value);
      const text =
        isChosen || isOffered(facet, value, filters) ? facetText(facet, value, language, catalog) : undefined;
      // A chosen value without a text is listed, so that it can be removed.
      if (text === undefined && !isChosen) return [];
      return [{ value, text: text ?? value, count: counts.get(value) ?? 0, chosen: isChosen }];
    });
    values.sort((one, other) =>
      inRangeOrder.has(facet)
        ? placeOf(facet, one.value) - placeOf(facet, other.value) || compare(one.text, other.text)
        : Number(other.value === anyValue) - Number(one.value === anyValue) ||
          other.count - one.count ||
          compare(one.text, other.text),
    );
    const named = values.filter((value, place) => value.chosen || place < mostValues);
    return named.length > 0 ? [{ name: facet, values: named, least }] : [];
  });
}

/** Offers regions only of a chosen country and sub-categories only of a chosen category, to keep the list short. */
function isOffered(facet: FacetName, value: string, filters: SearchFilters): boolean {
  const { countries = [], regions = [], categories = [] } = filters;
  if (facet === 'regions')
    return [...countries, ...regions].some((code) => value.startsWith(code.slice(0, 2)));
  if (facet !== 'categories' || value.length === categoryLength) return true;
  return categories.some((id) => value.startsWith(id.slice(0, categoryLength)));
}

function placeOf(facet: FacetName, value: string): number {
  if (value === anyValue) return -1;
  if (facet === 'price') {
    const place = priceRanges.findIndex(
      (range) => value.endsWith(range) && value.length === 3 + range.length,
    );
    // By currency, then by range.
    return value.charCodeAt(0) * 1e6 + value.charCodeAt(1) * 1e4 + value.charCodeAt(2) * 10 + place;
  }
  if (facet === 'levels') return ['platinum', 'premium', 'gold'].indexOf(value);
  const ranges: Readonly<Partial<Record<FacetName, readonly string[]>>> = facetRanges;
  return ranges[facet]?.indexOf(value) ?? 0;
}
