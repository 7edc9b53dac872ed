import { lazy } from 'react';

const load = () => import('./result-tools.ts');

/** On the server the tools are drawn with the page; browsers load them after it, to bring to life links that work before. */
const drawn = import.meta.env.SSR ? await load() : undefined;

export const FacetRail = drawn?.FacetRail ?? lazy(async () => ({ default: (await load()).FacetRail }));
export const NoResults = drawn?.NoResults ?? lazy(async () => ({ default: (await load()).NoResults }));
export const OrderBar = drawn?.OrderBar ?? lazy(async () => ({ default: (await load()).OrderBar }));
export const OwnCountry = drawn?.OwnCountry ?? lazy(async () => ({ default: (await load()).OwnCountry }));
export const ResultPages = drawn?.ResultPages ?? lazy(async () => ({ default: (await load()).ResultPages }));
export const SearchNotices =
  drawn?.SearchNotices ?? lazy(async () => ({ default: (await load()).SearchNotices }));
export const TypeTabs = drawn?.TypeTabs ?? lazy(async () => ({ default: (await load()).TypeTabs }));
export const ActiveFilters =
  drawn?.ActiveFilters ?? lazy(async () => ({ default: (await load()).ActiveFilters }));
