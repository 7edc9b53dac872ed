import { newId } from '@wbn/postgres/new-id.ts';
import type pg from 'pg';

/** A member of long standing who follows so many companies of the seed, chosen by chance. Gives the id. */
export async function addReader(pool: pg.Pool, followed: number): Promise<string> {
  const id = newId();
  await pool.query(
    `insert into user_profile (id, source, source_id, first_name, last_name, username, created_at)
     values ($1, 'bench', $1, 'Rita', 'Reader', $1, now() - interval '1 year')`,
    [id],
  );
  await pool.query(
    `insert into account."user" (id, name, email, email_verified, created_at)
     values ($1, 'Rita Reader', $1 || '@bench.example', true, now() - interval '1 year')`,
    [id],
  );
  await pool.query(
    `insert into follow (user_id, resource_id, resource_type)
     select $1, id, 'business' from business
     where id in (select business_id from business_member) order by md5(id) limit $2`,
    [id, followed],
  );
  // As autovacuum leaves what has stood for a while; else each follow is looked up in the table too.
  await pool.query('vacuum analyze follow');
  return id;
}

/** Takes a reader away with all they have posted, which would be the newest of all posts. */
export async function removeReader(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('delete from post where user_id = $1', [id]);
  await pool.query('delete from user_profile where id = $1', [id]);
  await pool.query('vacuum analyze post');
}
