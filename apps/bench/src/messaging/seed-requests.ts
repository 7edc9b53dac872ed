import { newId } from '@wbn/postgres/new-id.ts';
import type pg from 'pg';

/** A company with one member, and inquiries of one buyer to it. */
export interface Seeded {
  readonly businessID: string;
  readonly memberID: string;
  readonly buyerID: string;
  /** Some of its threads. */
  readonly requestIDs: readonly string[];
}

/** Adds a company with this many threads of one message each, a tenth of them unread. */
export async function seedRequests(pool: pg.Pool, threads: number): Promise<Seeded> {
  const [businessID, memberID, buyerID] = [newId(), newId(), newId()];
  for (const [id, name] of [
    [memberID, 'Sam'],
    [buyerID, 'Bea'],
  ])
    await addMember(pool, id as string, name as string);
  await pool.query(
    `insert into business (id, source, source_id, company_name, business_type)
     values ($1, 'bench', $1, 'Bench Valves', 'MA')`,
    [businessID],
  );
  await pool.query(`insert into business_member (business_id, user_id, role) values ($1, $2, 'owner')`, [
    businessID,
    memberID,
  ]);
  await pool.query(
    `with made as (
       insert into request (id, user_id, from_id, from_type, to_id, subject, message_count)
       select uuidv7()::text, $1, $1, 'user', $2, 'Full price list ' || n, 1 from generate_series(1, $3::integer) n
       returning id
     ), placed as (
       select id, nextval('request_position') as position, row_number() over () as n from made
     ), sides as (
       insert into request_side (request_id, side, owner_id, owner_type, position, last_received, read_until)
       select id, 'S', $1, 'user', position, 0, 0 from placed
       union all
       select id, 'R', $2, 'business', position, 1, case when n % 10 = 0 then 0 else 1 end from placed
     )
     insert into message (request_id, number, id, side, user_id, content)
     select id, 1, uuidv7()::text, 'S', $1, 'Please send your price list for 200 ball valves, DN 50.' from made`,
    [buyerID, businessID, threads],
  );
  const { rows } = await pool.query<{ request_id: string }>(
    `select request_id from request_side where owner_id = $1 order by position desc limit 200`,
    [businessID],
  );
  return { businessID, memberID, buyerID, requestIDs: rows.map(({ request_id }) => request_id) };
}

async function addMember(pool: pg.Pool, id: string, name: string): Promise<void> {
  await pool.query(
    `insert into user_profile (id, source, source_id, first_name, last_name, username, created_at)
     values ($1, 'bench', $1, $2, 'Bench', $1, now() - interval '1 year')`,
    [id, name],
  );
  await pool.query(
    `insert into account."user" (id, name, email, email_verified, created_at)
     values ($1, $2, $1 || '@bench.example', true, now() - interval '1 year')`,
    [id, name],
  );
}
