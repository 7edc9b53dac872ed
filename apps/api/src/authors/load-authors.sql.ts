import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { type Expression, sql } from 'kysely';

export interface AuthorRow {
  readonly id: string;
  readonly type: 'user' | 'business';
  readonly name: string;
  readonly photo: StoredPhoto | null;
  readonly about: string | null;
  readonly country: string | null;
}

/** The profession is shown only when the person allows it (PRF-06). */
const authors = sql`
  select id, 'user' as type, first_name || ' ' || last_name as name, profile_photo as photo,
    coalesce(case when show_profession then profession end, company_name) as about, country
  from user_profile
  union all
  select id, 'business', company_name, profile_photo, short_description, country from business`;

/** Reads people and companies by id in one statement; unknown ids give no row. */
export const selectAuthors = defineStatement(
  (_, { ids }: { ids: readonly string[] }) =>
    sql<AuthorRow>`select * from (${authors}) as author where id = ${anyOf(ids)}`,
);

/** A person or company as one JSON value of a row; null when it does not exist. */
export const authorOf = (id: Expression<unknown>) =>
  sql<AuthorRow | null>`(select row_to_json(author) from (${authors}) as author where author.id = ${id})`;
