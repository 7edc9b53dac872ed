import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toCardProduct } from '@wbn/cards/product/business-product.ts';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { PicturedProduct } from '@wbn/contract/business/product.ts';
import type {
  SearchCorrection,
  SearchFacet,
  SearchRecognised,
  SearchTab,
} from '@wbn/contract/search/search-reply.ts';
import { searchBusinesses, searchProducts, searchUsers } from '@wbn/contract/search/searches.ts';
import type { ReactionSummary } from '@wbn/contract/social/reaction.ts';
import type { SearchAddress } from './search-address.ts';
import { promotedOption, searchFilters, searchOptions, selectableFacets } from './search-filters.ts';
import type { HitMarks, ProductHit, SearchFindings, UserHit } from './search-outcome.ts';

interface Reply {
  readonly total_is_least: boolean;
  readonly facets?: readonly SearchFacet[] | undefined;
  readonly tabs?: readonly SearchTab[] | undefined;
  readonly correction?: SearchCorrection | undefined;
  readonly loosened?: true | undefined;
  readonly full_results?: number | undefined;
  readonly recognised?: SearchRecognised | undefined;
  readonly all_types?: true | undefined;
  readonly full_elsewhere?: SearchTab | undefined;
  readonly nearest_category?: SearchRecognised['category'];
}

/** Converts the common part of the three search replies into the form that pages use. */
export function readFindings(reply: Reply, total: number, address: SearchAddress): SearchFindings {
  const { tabs = [], correction, recognised } = reply;
  return {
    total,
    totalIsLeast: reply.total_is_least,
    facets: selectableFacets(reply.facets, address),
    tabs,
    correction,
    full: reply.loosened ? 0 : reply.full_results,
    recognised,
    allTypes: reply.all_types,
    elsewhere: reply.full_elsewhere,
    nearestCategory: reply.nearest_category,
  };
}

export interface BusinessHit extends HitMarks {
  readonly businessProfile: BusinessCard;
  readonly reactions: ReactionSummary;
  readonly products?: readonly PicturedProduct[];
  /** Its product that matches the words best. */
  readonly matchedProduct?: { readonly productID: string; readonly name: string } | undefined;
}

export interface BusinessHits extends SearchFindings {
  readonly results: readonly BusinessHit[];
  readonly promoted?: readonly BusinessHit[] | undefined;
}

/** Searches companies by an address; `counted` adds the counts of facets and tabs. */
export function searchBusinessesQuery(api: ApiClient, address: SearchAddress, counted = true) {
  return queryOptions({
    queryKey: ['search-businesses', address, counted],
    staleTime: 60_000,
    queryFn: async (): Promise<BusinessHits> => {
      const { data } = await api.call(searchBusinesses, {
        body: {
          ...searchOptions(address, counted),
          ...promotedOption(address, counted),
          ...typeOf(address),
          ...(counted && !address.list && { otherTypes: true as const }),
          ...searchFilters(address),
        },
      });
      const { results, promoted, total_results } = data;
      return { results, promoted, ...readFindings(data, total_results, address) };
    },
  });
}

/** Returns the company type to send; a list implies its own. */
function typeOf({ business, list }: SearchAddress) {
  return list || business === 'ALL' || business === 'PR' || business === 'UR'
    ? {}
    : { businessType: business };
}

export interface ProductHits extends SearchFindings {
  readonly results: readonly ProductHit[];
  readonly promoted?: readonly ProductHit[] | undefined;
}

/** Searches products by an address; `countries` filters by the country of their company (decision 14). */
export function searchProductsQuery(api: ApiClient, address: SearchAddress, counted = true) {
  return queryOptions({
    queryKey: ['search-products', address, counted],
    staleTime: 60_000,
    queryFn: async (): Promise<ProductHits> => {
      const { data } = await api.call(searchProducts, {
        body: {
          ...searchOptions(address, counted),
          ...promotedOption(address, counted),
          ...searchFilters(address),
        },
      });
      const { results, promoted, total_results } = data;
      return {
        results: results.map(toHit),
        promoted: promoted?.map(toHit),
        ...readFindings(data, total_results, address),
      };
    },
  });
}

/** Keeps what the card of a result shows: the excerpt that matches the words, or the beginning of the description. */
function toHit({ match, nameRanges, ...product }: ProductHit): ProductHit {
  const { description, ...card } = toCardProduct(product);
  return { ...card, ...(!match && { description }), match, nameRanges };
}

export interface UserHits extends SearchFindings {
  readonly results: readonly UserHit[];
}

/** Searches people by an address; `global` sends no countries (SRCH-12). */
export function searchUsersQuery(api: ApiClient, address: SearchAddress, counted = true) {
  return queryOptions({
    queryKey: ['search-users', address, counted],
    staleTime: 60_000,
    queryFn: async (): Promise<UserHits> => {
      const { data } = await api.call(searchUsers, {
        body: { ...searchOptions(address, counted), limit: address.size, ...searchFilters(address) },
      });
      return { results: data.profiles, ...readFindings(data, data.totalResults, address) };
    },
  });
}
