import { searchUsers } from '@wbn/contract/search/searches.ts';
import { searchPageSize } from '@wbn/contract/shared/paging.ts';
import { inOrder } from '../business/in-order.ts';
import { defineHandler } from '../server/define-handler.ts';
import { presentUserProfile } from '../social/load-profile.ts';
import { explainHit } from './explain-hit.ts';
import { presentFindings } from './present-findings.ts';
import { searchFilters } from './search-filters.ts';
import { selectUserCards } from './search-users.sql.ts';

export const searchUsersHandler = defineHandler(
  searchUsers,
  async ({ body, language, services: { search, db, catalog } }) => {
    const {
      textQuery: text,
      skip,
      limit,
      size = limit ?? searchPageSize,
      sort,
      exact,
      facets,
      tabs,
      ...given
    } = body;
    const options = { text, skip, size, sort, exact, facets, tabs };
    const query = { kind: 'user' as const, ...options, ...searchFilters(given) };
    const hits = await search.search(query);
    const { ids, total, foundBy } = hits;
    const rows = ids.length > 0 ? await selectUserCards.all(db, { ids }) : [];
    const profiles = inOrder(ids, rows).map((row) => {
      const profile = presentUserProfile(row, language, catalog);
      const texts = [
        { field: 'profession', text: profile.profession },
        { field: 'company', text: row.company_name },
        { field: 'description', text: row.brief_presentation },
      ];
      return { ...profile, ...explainHit(`${row.first_name} ${row.last_name}`, texts, foundBy) };
    });
    const findings = await presentFindings(hits, query, 'UR', language, { db, catalog });
    return { data: { profiles, totalResults: total, ...findings } };
  },
  { costly: true },
);
