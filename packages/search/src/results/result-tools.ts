/** What helps to find among the results; in browsers a chunk of its own (`late-tools.tsx`). */
export { ActiveFilters } from './active-filters.tsx';
export { FacetRail } from './facet-rail.tsx';
export { NoResults } from './no-results.tsx';
export { OrderBar } from './order-bar.tsx';
export { OwnCountry } from './own-country.tsx';
export { PageSizeLinks } from './page-size-links.tsx';
export { SearchNotices } from './search-notices.tsx';
