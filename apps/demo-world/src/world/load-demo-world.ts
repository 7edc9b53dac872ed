import type { Database } from '@wbn/postgres/schema.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { addVerifications } from './add-verifications.ts';
import { copyDemoPictures } from './demo-pictures.ts';
import { makeDemoRows } from './demo-rows.ts';
import { type DemoWorld, readDemoWorld } from './demo-world.ts';
import { makeInquiryRows } from './inquiry-rows.ts';
import { makeNotifications } from './notification-rows.ts';
import { makePostRows } from './post-rows.ts';
import { makeConnections, makeFollows, makeReactions } from './relation-rows.ts';
import { indexWorld } from './world-index.ts';

export interface DemoServices {
  db: Kysely<Database>;
  search: SearchEngine;
  /** Folder behind `/files/`. */
  filesDir: string;
}

/** Parents before children. */
const tables = [
  'user_profile',
  'business',
  'business_certificate',
  'business_member',
  'product',
  'post',
  'comment',
  'mention',
  'reaction',
  'follow',
  'connection',
  'notification',
  'request',
  'request_side',
  'message',
] as const satisfies (keyof Database)[];

type AllRows = { readonly [Table in (typeof tables)[number]]: readonly Insertable<Database[Table]>[] };

/** PostgreSQL takes 65,535 parameters in a statement; a product has some 20. */
const rowsPerStatement = 500;

/** An arbitrary number, the same in every process that may fill the same database. */
const demoLock = 7_206_011;

/** Fills a database without companies with the demo world, in one transaction. Returns whether it did. */
export async function loadDemoWorldIfEmpty(
  { db, search, filesDir }: DemoServices,
  onProgress: (sentence: string) => void = () => undefined,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${demoLock})`.execute(trx);
    const existing = await trx.selectFrom('business').select('id').limit(1).executeTakeFirst();
    if (existing) return false;

    const world = readDemoWorld();
    onProgress(`Filling the empty database with the demo world: ${world.companies.length} companies`);
    const rows = makeAllRows(world);
    copyDemoPictures(filesDir);
    for (const table of tables) await insertRows(trx, table, rows);
    await sql`select setval('request_position', ${rows.request.length + 1})`.execute(trx);
    await addVerifications(trx, world, rows.business, new Date());
    await search.index('user', idsOf(rows.user_profile), trx);
    await search.index('business', idsOf(rows.business), trx);
    await search.index('product', idsOf(rows.product), trx);
    onProgress(
      `The demo world is there: ${rows.product.length} products, ${rows.user_profile.length} people, ${rows.post.length} posts`,
    );
    return true;
  });
}

function makeAllRows(world: DemoWorld): AllRows {
  const now = new Date();
  const rows = makeDemoRows(world);
  const index = indexWorld(world, rows);
  const { rows: talk, said } = makePostRows(world, index, now);
  const connection = makeConnections(world, index, said, now);
  return {
    ...rows,
    ...talk,
    reaction: makeReactions(world, index, said, now),
    follow: makeFollows(world, index, said, now),
    connection,
    notification: makeNotifications(said, connection, index, now),
    ...makeInquiryRows(world, index, now),
  };
}

async function insertRows<Table extends keyof AllRows>(
  trx: Kysely<Database>,
  table: Table,
  rows: AllRows,
): Promise<void> {
  for (let start = 0; start < rows[table].length; start += rowsPerStatement) {
    const part = rows[table].slice(start, start + rowsPerStatement);
    await trx.insertInto(table).values(part).execute();
  }
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map((row) => row.id);
}
