import { type Kysely, sql } from 'kysely';

/**
 * The search engine asks the statistics of `words` how common a lexeme is: they must reach further down than the planner needs.
 * `heads` takes no part in any condition.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['business', 'product', 'user'])
    await sql`
      alter table ${sql.table(`search_document_${kind}`)}
        alter column words set statistics 400, alter column heads set statistics 0`.execute(db);
}
