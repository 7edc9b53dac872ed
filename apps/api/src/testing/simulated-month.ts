import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { startClock, stopClock } from '../messaging/clock/clock.ts';
import { addBusiness, addPerson } from './fixtures.ts';

/** An event in the life of an inquiry. */
interface InquiryEvent {
  readonly at: Date;
  readonly requestID: string;
  readonly what: 'ask' | 'answer' | 'again' | 'end-S' | 'end-R' | 'block';
}

export interface SimulatedCompany {
  readonly id: string;
  readonly country: string | null;
  readonly people: readonly string[];
}

const minute = 60_000;
const hour = 60 * minute;
const countries = ['DE', 'US', 'SA', 'IN', 'CL', 'CN', 'NZ', 'AE', 'IR', null];

/** Seeded random numbers (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Adds companies of many countries, each with two active business members. */
export async function addCompanies(
  db: Kysely<Database>,
  count: number,
  until: Date,
): Promise<SimulatedCompany[]> {
  const companies: SimulatedCompany[] = [];
  for (let number = 0; number < count; number += 1) {
    const country = countries[number % countries.length] ?? null;
    const id = await addBusiness(db, { company_name: `Works ${number}`, country });
    const people = [await addPerson(db), await addPerson(db)];
    await db
      .insertInto('business_member')
      .values(
        people.map((user_id, at) => ({ business_id: id, user_id, role: at === 0 ? 'owner' : 'member' })),
      )
      .execute();
    companies.push({ id, country, people });
  }
  await db
    .insertInto('live_presence')
    .values(companies.flatMap(({ people }) => people.map((user_id) => ({ user_id, seen_at: until }))))
    .execute();
  return companies;
}

interface Month {
  readonly requests: ReadonlyMap<string, { readonly userID: string; readonly business: SimulatedCompany }>;
  readonly happenings: readonly InquiryEvent[];
}

/**
 * Plans a month of events: most inquiries are answered, soon or late; some end silently, some continue, some are
 * blocked.
 */
export function planMonth(
  start: Date,
  count: number,
  given: { readonly companies: readonly SimulatedCompany[]; readonly buyers: readonly string[] },
): Month {
  const random = seededRandom(36);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const requests = new Map<string, { userID: string; business: SimulatedCompany }>();
  const happenings: InquiryEvent[] = [];
  for (let number = 0; number < count; number += 1) {
    const requestID = newId();
    requests.set(requestID, { userID: pick(given.buyers), business: pick(given.companies) });
    let time = start.getTime() + random() * 29 * 24 * hour;
    const happen = (what: InquiryEvent['what'], hours: number) => {
      time += Math.max(hours * hour, minute);
      happenings.push({ at: new Date(Math.floor(time)), requestID, what });
    };
    happen('ask', 0);
    const fate = random();
    if (fate < 0.05) happen(pick(['end-S', 'end-R', 'block']), random() * 60);
    else if (fate < 0.1) continue;
    else happen('answer', random() ** 5 * 90);
    if (fate > 0.85) {
      happen('again', random() * 40);
      if (fate > 0.9) happen('answer', random() * 20);
      if (fate > 0.95) happen(pick(['end-S', 'end-R']), random() * 20);
    }
  }
  return { requests, happenings: happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime()) };
}

/** Applies events at their times as the calls do, in one transaction. */
export async function applyEvents(
  db: Kysely<Database>,
  happenings: readonly InquiryEvent[],
  requests: Month['requests'],
): Promise<void> {
  if (happenings.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const { at, requestID, what } of happenings) {
      const request = requests.get(requestID);
      if (!request) throw new Error(`No request ${requestID}`);
      if (what === 'ask') await ask(transaction, { requestID, at, ...request });
      if (what === 'again' || what === 'answer')
        await write(transaction, { requestID, at, side: what === 'answer' ? 'R' : 'S' });
      if (what === 'ask' || what === 'again') await startClock(transaction, { requestID, at });
      if (what === 'answer') await stopClock(transaction, { requestID, at, by: 'answer' });
      if (what === 'end-S' || what === 'end-R') {
        const side = what === 'end-S' ? 'S' : 'R';
        await sql`update request set status = 'closed', closed_side = ${side}, closed_at = ${at} where id = ${requestID}`.execute(
          transaction,
        );
        await stopClock(transaction, { requestID, at, by: { end: side } });
      }
      if (what === 'block')
        await sql`
          insert into block (blocker_id, blocker_type, blocked_id, blocked_type)
          values (${request.business.id}, 'business', ${request.userID}, 'user') on conflict do nothing`.execute(
          transaction,
        );
    }
  });
}

async function ask(
  transaction: Kysely<Database>,
  given: { requestID: string; at: Date; userID: string; business: SimulatedCompany },
): Promise<void> {
  const { requestID, at, userID, business } = given;
  await sql`
    with asked as (
      insert into request (id, user_id, from_id, from_type, to_id, subject, message_count, created_at)
      values (${requestID}, ${userID}, ${userID}, 'user', ${business.id}, 'Prices', 1, ${at}) returning id
    ), sides as (
      insert into request_side (request_id, side, owner_id, owner_type, position, last_received)
      select id, 'S', ${userID}, 'user', nextval('request_position'), 0 from asked
      union all select id, 'R', ${business.id}, 'business', nextval('request_position'), 1 from asked
    )
    insert into message (request_id, number, id, side, user_id, content, created_at)
    select id, 1, ${newId()}, 'S', ${userID}, 'What does it cost?', ${at} from asked`.execute(transaction);
}

async function write(
  transaction: Kysely<Database>,
  { requestID, at, side }: { requestID: string; at: Date; side: 'S' | 'R' },
): Promise<void> {
  await sql`
    with counted as (update request set message_count = message_count + 1 where id = ${requestID} returning *)
    insert into message (request_id, number, id, side, user_id, content, created_at)
    select id, message_count, ${newId()}, ${side}, user_id, 'More', ${at} from counted`.execute(transaction);
}
