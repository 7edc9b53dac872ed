import { listSitemapEntries, listSitemapParts } from '@wbn/contract/search/sitemaps.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { chosenCountries } from './search-filters.ts';
import { selectSitemapEntries, selectSitemapParts } from './sitemaps.sql.ts';

export const listSitemapEntriesHandler = defineHandler(
  listSitemapEntries,
  async ({ params, query, services }) => {
    const { after = '', size } = query;
    const { choice, countries } = chosenCountries(query);
    const statement = selectSitemapEntries[params.kind];
    const rows = await statement.all(services.db, { choice, countries, after, size });
    return {
      data: rows.map((row) => ({
        id: row.id,
        name: row.name,
        companyName: row.company_name ?? undefined,
        updatedAt: toIsoTime(row.updated_at),
      })),
    };
  },
  { costly: true },
);

export const listSitemapPartsHandler = defineHandler(
  listSitemapParts,
  async ({ params, query, services }) => {
    const { choice, countries } = chosenCountries(query);
    const parts = await selectSitemapParts.all(services.db, { kind: params.kind, choice, countries });
    return {
      data: parts.map((part, position) => ({
        after: parts[position - 1]?.last_id ?? null,
        updatedAt: toIsoTime(part.updated_at),
      })),
    };
  },
  { costly: true },
);
