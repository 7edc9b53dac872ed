import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { addGroup } from './add-group.ts';
import { addOffer, addQuotation } from './add-quotation.ts';
import { addRequest } from './add-request.ts';
import { addBusiness, addPerson, addProduct } from './fixtures.ts';

/** Gives the next of a row of numbers from 0 to 1 that a seed decides. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface MergeWorld {
  readonly keptID: string;
  readonly goneID: string;
  readonly people: readonly string[];
  /** A company beside the two. */
  readonly otherID: string;
}

/** Adds two companies with rows in every place that a merge moves, of which many are there for both. */
export async function addMergeWorld(db: Kysely<Database>, seed: number): Promise<MergeWorld> {
  const random = createRandom(seed);
  const maybe = (share = 0.5) => random() < share;
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const people: string[] = [];
  for (let count = 0; count < 6; count++) people.push(await addPerson(db, { first_name: `Person ${count}` }));
  const names = ['Rossi Valves', 'Rossi Valves SpA', 'Third'];
  const [keptID = '', goneID = '', otherID = ''] = await Promise.all(
    names.map((company_name) => addBusiness(db, { company_name, country: 'IT' })),
  );
  const both = [keptID, goneID];
  const run = (query: ReturnType<typeof sql>) => query.execute(db);

  for (const businessID of both) {
    const team = people.filter(() => maybe(0.4));
    for (const [place, userID] of team.entries())
      await run(sql`insert into business_member (business_id, user_id, role)
        values (${businessID}, ${userID}, ${place === 0 ? 'owner' : pick(['admin', 'member'])})`);
    const [owner, colleague] = team;
    if (owner && colleague && maybe())
      await run(
        sql`insert into business_hand_over (business_id, from_id, to_id) values (${businessID}, ${owner}, ${colleague})`,
      );
    for (let count = 0; count < 4; count++)
      if (maybe(0.8))
        await addProduct(db, businessID, { name: `Valve ${count}`, status: pick(['draft', 'published']) });
    for (const name of ['Urgent', 'Later', 'Urgent (2)'])
      if (maybe())
        await run(
          sql`insert into request_label (id, business_id, name, color) values (${newId()}, ${businessID}, ${name}, 'red')`,
        );
    for (const name of ['ISO 9001', 'CE'])
      if (maybe())
        await run(
          sql`insert into business_certificate (id, business_id, name) values (${newId()}, ${businessID}, ${name})`,
        );
    for (const email of ['a@x.example', 'b@x.example'])
      if (maybe())
        await run(sql`insert into business_invitation (id, business_id, email, role, language)
          values (${newId()}, ${businessID}, ${email}, 'member', 'en')`);
    if (maybe())
      await run(sql`insert into notice_address (business_id, address) values (${businessID}, 'a@x.example')`);
    if (maybe())
      await run(sql`insert into saved_reply (id, business_id, user_id, title, content)
        values (${newId()}, ${businessID}, ${pick(people)}, 'Hello', 'Thank you.')`);
    if (maybe())
      await run(
        sql`insert into shop_category (business_id, name, trade_id) values (${businessID}, ${pick(['Valves', 'Pumps'])}, '')`,
      );
    await run(sql`insert into business_activity (id, business_id, user_id, user_name, action)
      values (${newId()}, ${businessID}, ${pick(people)}, 'Ana', 'product-created')`);
    if (maybe())
      await run(sql`insert into picture (id, owner_id, url, photo, object_keys)
        values (${newId().replaceAll('-', '')}, ${businessID}, ${`/files/${newId()}.jpg`}, '{}', '{}')`);
    for (const userID of people) {
      if (maybe())
        await run(
          sql`insert into follow (user_id, resource_id, resource_type) values (${userID}, ${businessID}, 'business')`,
        );
      if (maybe())
        await run(
          sql`insert into reaction (resource_id, user_id, resource_type) values (${businessID}, ${userID}, 'business')`,
        );
      if (maybe(0.3))
        await run(
          sql`insert into mute (user_id, muted_id, muted_type) values (${userID}, ${businessID}, 'business')`,
        );
      if (maybe(0.3))
        await run(sql`insert into block (blocker_id, blocker_type, blocked_id, blocked_type) values
          (${businessID}, 'business', ${userID}, 'user'), (${userID}, 'user', ${businessID}, 'business')`);
      if (maybe(0.4)) {
        const pair = maybe()
          ? [userID, 'user', businessID, 'business']
          : [businessID, 'business', userID, 'user'];
        await run(sql`insert into connection (id, requester_id, requester_type, addressee_id, addressee_type, user_id, status)
          values (${newId()}, ${pair[0]}, ${pair[1]}, ${pair[2]}, ${pair[3]}, ${userID}, ${pick(['pending', 'accepted', 'declined'])})`);
      }
      if (maybe(0.4)) await addRequest(db, { from: userID, to: businessID });
      if (maybe(0.3)) await addConversation(db, businessID, userID);
      if (maybe(0.4))
        await run(sql`insert into notification (id, user_id, kind, actor_id, actor_type, resource_id, resource_type, root_id, root_type, group_key)
          values (${newId()}, ${userID}, 'company-followed', ${pick([businessID, userID])}, 'business', ${businessID}, 'business', ${businessID}, 'business', ${newId()})`);
    }
    for (const resource of [otherID, ...both].filter((id) => id !== businessID))
      if (maybe())
        await run(sql`insert into reaction (resource_id, user_id, business_id, resource_type)
          values (${resource}, ${pick(people)}, ${businessID}, 'business')`);
    const post = newId();
    await run(sql`insert into post (id, user_id, business_id, timeline_id, timeline_type, content, card_id, card_type)
      values (${post}, ${pick(people)}, ${businessID}, ${businessID}, 'business', 'News', ${businessID}, 'business')`);
    await run(
      sql`insert into mention (resource_id, start, length, mentioned_id, mentioned_type) values (${post}, 0, 4, ${businessID}, 'business')`,
    );
    const comment = newId();
    await run(sql`insert into comment (id, user_id, business_id, resource_id, resource_type, root_id, root_type, content) values
      (${comment}, ${pick(people)}, ${maybe() ? businessID : null}, ${businessID}, 'business', ${businessID}, 'business', 'Good'),
      (${newId()}, ${pick(people)}, null, ${comment}, 'comment', ${businessID}, 'business', 'Yes')`);
    if (maybe())
      await run(sql`insert into desk_case (id, kind, subject_id, what, about_id, about_type, due_at)
        values (${newId()}, 'support', ${newId()}, 'Help', ${businessID}, 'business', now())`);
  }
  if (maybe()) await addRequest(db, { from: goneID, fromType: 'business', to: keptID });
  if (maybe())
    await run(sql`insert into connection (id, requester_id, requester_type, addressee_id, addressee_type, user_id)
      values (${newId()}, ${goneID}, 'business', ${keptID}, 'business', ${pick(people)})`);
  if (maybe())
    await run(
      sql`insert into block (blocker_id, blocker_type, blocked_id, blocked_type) values (${keptID}, 'business', ${goneID}, 'business')`,
    );
  await addGroups(db, { both, people, maybe, pick });
  await addFavorites(db, { both, people, maybe });
  await addQuotations(db, { both, people, otherID, maybe, pick });
  return { keptID, goneID, otherID, people };
}

/** A conversation of a company with a person. */
async function addConversation(db: Kysely<Database>, businessID: string, userID: string): Promise<void> {
  const id = newId();
  await sql`insert into request (id, user_id, from_id, from_type, to_id, to_type, subject)
    values (${id}, ${userID}, ${businessID}, 'business', ${userID}, 'user', '')`.execute(db);
  await sql`insert into request_side (request_id, side, owner_id, owner_type, position) values
    (${id}, 'S', ${businessID}, 'business', nextval('request_position')), (${id}, 'R', ${userID}, 'user', nextval('request_position'))`.execute(
    db,
  );
}

interface Chances {
  readonly both: readonly string[];
  readonly people: readonly string[];
  readonly maybe: (share?: number) => boolean;
}

type Picks = Chances & { readonly pick: <Item>(list: readonly Item[]) => Item };

async function addGroups(db: Kysely<Database>, { both, people, maybe, pick }: Picks): Promise<void> {
  const [owner = '', ...others] = people;
  const founder_business_id = pick(both);
  const groupID = await addGroup(db, { [owner]: 'owner' }, { founder_business_id });
  for (const userID of others) {
    const columns = { group_id: groupID, user_id: userID, business_id: maybe() ? pick(both) : null };
    if (maybe(0.6))
      await db
        .insertInto('group_member')
        .values({ ...columns, role: 'member' })
        .execute();
    else await db.insertInto('group_request').values(columns).execute();
  }
}

async function addFavorites(db: Kysely<Database>, { both, people, maybe }: Chances): Promise<void> {
  for (const user_id of people) {
    const list_id = newId();
    await db.insertInto('favorite_list').values({ id: list_id, user_id }).execute();
    for (const business_id of both)
      if (maybe(0.7))
        await db
          .insertInto('favorite')
          .values({ list_id, business_id, company_name: 'Rossi', removed_at: maybe(0.3) ? new Date() : null })
          .execute();
  }
}

async function addQuotations(
  db: Kysely<Database>,
  { both, people, otherID, maybe, pick }: Picks & { readonly otherID: string },
): Promise<void> {
  for (const buyer of [otherID, otherID, ...both]) {
    const invited = both.filter((id) => id !== buyer && maybe(0.8));
    const id = await addQuotation(db, { user_id: pick(people), business_id: buyer, invited });
    for (const business_id of invited) {
      const row = { quotation_id: id, business_id, user_id: pick(people) };
      if (maybe()) {
        await addOffer(db, row);
        await sql`insert into quotation_file (id, quotation_id, place, name, content_type, size, path, business_id)
          values (${newId()}, ${id}, 1, 'offer.pdf', 'application/pdf', 1, ${newId()}, ${business_id})`.execute(
          db,
        );
      } else {
        await db
          .insertInto('quotation_pass')
          .values({ ...row, reason: 'trade' })
          .execute();
      }
      if (maybe())
        await db
          .insertInto('quotation_question')
          .values({ ...row, id: newId(), content: 'Which norm?' })
          .execute();
    }
  }
}
