import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';

/** The commonest lexemes of a kind with their share of documents, as of the last `analyze`. */
export const selectCommonLexemes = defineStatement(
  (_, { kind }: { kind: SearchKind }) => sql<{ lexemes: string[]; shares: number[]; documents: number }>`
    select coalesce(stats.most_common_elems::text::text[], '{}') as lexemes,
           coalesce(stats.most_common_elem_freqs, '{}') as shares,
           greatest(pg_class.reltuples, 0)::float8 as documents
    from pg_class
    left join pg_stats as stats
      on stats.schemaname = current_schema() and stats.tablename = pg_class.relname and stats.attname = 'words'
    where pg_class.oid = to_regclass(${`search_document_${kind}`})`,
);
