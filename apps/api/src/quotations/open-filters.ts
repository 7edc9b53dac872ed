import type { openQuotationFilters } from '@wbn/contract/quotations/open-quotations.ts';
import { anyValue } from '@wbn/contract/search/facet-values.ts';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { readCatalog } from '../catalog/catalog.ts';

/** Filters of open requests for quotation. */
export interface OpenFilters {
  readonly words: readonly string[];
  /** The chosen category and those of the same name; empty: any. */
  readonly categoryIDs: readonly string[];
  readonly country: string | undefined;
  readonly certificate: string | undefined;
}

/** Converts the filters of a call or of a saved search. */
export function toOpenFilters({
  search = '',
  category,
  country,
  certificate,
}: z.output<typeof openQuotationFilters>): OpenFilters {
  return {
    words: search.split(/\s+/).filter(Boolean),
    categoryIDs: category ? readCatalog().industries.sameName(category) : [],
    country,
    certificate,
  };
}

/** Whether `quotation` passes the filters; every word is somewhere in its subject or text. */
export const passes = ({ words, categoryIDs, country, certificate }: OpenFilters) =>
  sql.join(
    [
      sql`not exists (
        select from unnest(${words}::text[]) as word
        where position(lower(word) in lower(quotation.subject || ' ' || quotation.content)) = 0)`,
      ...(categoryIDs.length > 0
        ? [
            sql`exists (
              select from unnest(${categoryIDs}::text[]) as chosen
              where quotation.category_id = chosen or starts_with(quotation.category_id, chosen || '.'))`,
          ]
        : []),
      ...(country ? [sql`quotation.delivery_country = ${country}`] : []),
      ...(certificate === anyValue ? [sql`quotation.certificates <> '{}'`] : []),
      ...(certificate && certificate !== anyValue ? [sql`${certificate} = any(quotation.certificates)`] : []),
    ],
    sql` and `,
  );
