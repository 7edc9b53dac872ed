import { searchUsers } from '@wbn/contract/search/search-users.ts';
import { searchPageSize } from '@wbn/contract/shared/paging.ts';
import { defineHandler } from '../server/define-handler.ts';
import { presentUserProfile } from '../social/present-user-profile.ts';
import { inOrder } from './in-order.ts';
import { searchFilters } from './search-filters.ts';
import { selectUserCards } from './search-users.sql.ts';

export const searchUsersHandler = defineHandler(searchUsers, async ({ body, language, services }) => {
  const { textQuery: text, skip, limit, size = limit ?? searchPageSize } = body;
  const {
    ids,
    total,
    atLeast = false,
    correction,
    loosened,
  } = await services.search.search({
    kind: 'user',
    text,
    skip,
    size,
    ...searchFilters(body),
  });
  const rows = ids.length > 0 ? await selectUserCards.all(services.reads, { ids }) : [];
  const profiles = inOrder(ids, rows).map((row) => presentUserProfile(row, language, services.catalog));
  return { data: { profiles, totalResults: total, total_is_least: atLeast, correction, loosened } };
});
