/** What helps to find among the results; in browsers a chunk of its own (`late-tools.tsx`). */
export { ActiveFilters } from './active-filters.tsx';
export { FacetRail } from './facet-rail.tsx';
export { NoResults } from './no-results.tsx';
export { OrderBar } from './order-bar.tsx';
export { OwnCountry } from './own-country.tsx';
export { ResultPages } from './result-pages.tsx';
export { SearchNotices } from './search-notices.tsx';
export { TypeTabs } from './type-tabs.tsx';
