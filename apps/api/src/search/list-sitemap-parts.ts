import { listSitemapParts } from '@wbn/contract/search/list-sitemap-parts.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { chosenCountries } from './chosen-countries.ts';
import { selectSitemapParts } from './list-sitemap-parts.sql.ts';

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
