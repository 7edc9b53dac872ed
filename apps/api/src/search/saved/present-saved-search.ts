import type { SavedSearch } from '@wbn/contract/search/saved-search.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import type { SavedSearchRow } from './saved-search.sql.ts';

export function presentSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    savedSearchID: row.id,
    name: row.name,
    parameters: row.parameters,
    alerts: row.alerts,
    createdAt: toIsoTime(row.created_at),
  };
}
