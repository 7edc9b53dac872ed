import { listSitemapEntries } from '@wbn/contract/search/list-sitemap-entries.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { chosenCountries } from './chosen-countries.ts';
import { selectSitemapEntries } from './list-sitemap-entries.sql.ts';

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
