import type pg from 'pg';
import type { Ask } from './measure-relevance.ts';

/** Baseline: all texts in one `tsvector`, all words required, `ts_rank`. */
export async function createPlainSearch(pool: pg.Pool): Promise<Ask> {
  await pool.query(`
    create table plain_search as
    select source_id, to_tsvector('english', concat_ws(' ', name, model, brand, description, keywords::text,
      (select string_agg(concat_ws(' ', spec->>'key', spec->>'value'), ' ') from jsonb_array_elements(specs) as spec))) as words
    from product`);
  await pool.query('create index on plain_search using gin (words)');
  return async (query) => {
    const { rows } = await pool.query(
      `select source_id from plain_search, plainto_tsquery('english', $1) as asked
       where words @@ asked order by ts_rank(words, asked) desc, source_id limit 10`,
      [query],
    );
    return rows.map(({ source_id }) => String(source_id));
  };
}
