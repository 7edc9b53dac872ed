export * from './count-results.ts';
export * from './list-last-registered-businesses.ts';
export * from './list-suggestions.ts';
export * from './saved-searches.ts';
export * from './searches.ts';
export * from './sitemaps.ts';
