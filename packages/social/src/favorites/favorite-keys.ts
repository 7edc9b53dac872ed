/** What is kept in the cache of a member's favorites. */
export const favoriteKeys = {
  lists: ['list-favorite-lists'] as const,
  listsFor: (businessID: string) => ['list-favorite-lists', businessID] as const,
  /** Of companies by their ids with commas between them; refreshed with the lists. */
  keptOf: (ids: string) => ['list-favorite-lists', 'list-kept-businesses', ids] as const,
  allIn: (listID: string) => ['load-favorites', listID] as const,
};
