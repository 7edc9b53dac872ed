import type pg from 'pg';

/** After a load, now and not when autovacuum comes by: counts and lists need not look at rows that are gone. */
export async function tidyUp(client: pg.ClientBase): Promise<void> {
  await client.query(
    'vacuum (analyze) business, product, user_profile, search_document, search_count, search_word',
  );
}
