/**
 * Stops that a call legitimately lacks and that cannot be derived from the code, each with its reason. A gap that is no gap any more
 * makes the test of the lines fail.
 */

interface SharedSql {
  readonly file: string;
  readonly reason: string;
}

const uploads: SharedSql = {
  file: 'apps/api/src/files/upload.sql.ts',
  reason: 'all forms for a file are signed by one service, which stores one kind of row',
};

const savedSearches: SharedSql = {
  file: 'apps/api/src/search/saved/saved-search.sql.ts',
  reason: 'keeping a search, changing and forgetting it are one statement each on one table',
};

const similar: SharedSql = {
  file: 'apps/api/src/search/similar/similar.sql.ts',
  reason: 'what is similar is found by the search; only what a thing is found by is read',
};

/** Calls whose statements are another file's. */
export const sharedSql: Readonly<Record<string, SharedSql>> = {
  'load-business-quality': {
    file: 'apps/api/src/quality/quality-facts.sql.ts',
    reason: 'the search reads the same facts of many companies',
  },
  'list-similar-businesses': similar,
  'list-similar-products': similar,
  'save-search': savedSearches,
  'list-saved-searches': savedSearches,
  'change-saved-search': savedSearches,
  'delete-saved-search': savedSearches,
  'stop-search-alerts': savedSearches,
  'request-user-upload': uploads,
  'request-business-upload': uploads,
  'request-profile-photo-upload': uploads,
};
