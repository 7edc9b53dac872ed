import { createHash } from 'node:crypto';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import type { DemoWorld } from './demo-world.ts';
import type { PostOrComment } from './post-rows.ts';
import type { WorldIndex } from './world-index.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

const day = 86_400_000;
/** Number of companies and people that everybody follows, besides those they have talked with. */
const followedCompanies = 12;
const followedPeople = 6;

/** A pseudo-random moment between `since` and `now`. */
function momentOf(seed: string, since: Date, now: Date): Date {
  return new Date(since.getTime() + chanceOf(seed) * Math.max(0, now.getTime() - since.getTime()));
}

interface Liked {
  readonly id: string;
  readonly type: Row<'reaction'>['resource_type'];
  readonly createdAt: Date;
  /** The owner, who does not like it themselves. */
  readonly ownerID?: string;
}

/** Makes likes; for companies, products and people half the number in their file, because there are not more people. */
export function makeReactions(
  world: DemoWorld,
  index: WorldIndex,
  said: readonly PostOrComment[],
  now: Date,
) {
  const rows: Row<'reaction'>[] = [];
  const add = (resource: Liked, seed: string, count: number) => {
    const own = new Set([
      resource.ownerID ?? resource.id,
      ...index.peopleOf(resource.ownerID ?? resource.id),
    ]);
    const others = index.actors.filter(({ id, userID }) => !own.has(id) && !own.has(userID));
    for (const actor of pick(`likes ${seed}`, others, count, ({ key }) => key))
      rows.push({
        resource_id: resource.id,
        resource_type: resource.type,
        user_id: actor.userID,
        business_id: actor.businessID,
        created_at: momentOf(`${seed} ${actor.key}`, resource.createdAt, now),
      });
  };
  for (const company of world.companies) {
    add(index.find(company.key), company.key, Math.round((company.likes ?? 0) / 2));
    const ownerID = index.find(company.key).id;
    for (const { key, likes } of company.products)
      add({ ...index.find(key), ownerID }, key, Math.round((likes ?? 0) / 2));
  }
  for (const { key, likes } of world.people) add(index.find(key), key, Math.round((likes ?? 0) / 2));
  for (const { id, type, at, post, actor } of said) {
    const seed = `${post.key} ${type} ${Math.round((now.getTime() - at.getTime()) / 60_000)}`;
    const isNew = now.getTime() - at.getTime() < day / 2;
    const count = type === 'post' ? post.likes : Math.floor(chanceOf(`liked ${seed}`) * 6);
    add({ id, type, createdAt: at, ownerID: actor.id }, seed, isNew ? Math.ceil(count / 2) : count);
  }
  return rows;
}

/** Makes follows: of those a person has talked with, of companies in their industry, and of some others. */
export function makeFollows(
  { companies, people, posts }: DemoWorld,
  index: WorldIndex,
  said: readonly PostOrComment[],
  now: Date,
) {
  const rows: Row<'follow'>[] = [];
  const writers = new Set(posts.flatMap(({ as, by }) => as ?? by ?? []));
  for (const { key, industry } of people) {
    const userID = index.find(key).id;
    const talkedWith = said
      .filter(({ type, actor }) => type === 'comment' && actor.userID === userID)
      .map(({ post }) => post.as ?? post.by ?? '');
    const ownIndustry = companies
      .filter((company) => company.industry === industry)
      .map((company) => company.key);
    const some = pick(
      `follows ${key}`,
      companies.map((company) => company.key).filter((one) => writers.has(one)),
      followedCompanies,
      String,
    );
    const friends = pick(
      `follows ${key}`,
      people.map((person) => person.key),
      followedPeople,
      String,
    );
    for (const followed of new Set([...talkedWith, ...ownIndustry, ...some, ...friends])) {
      const { id, type, createdAt } = index.find(followed);
      if (type === 'product' || index.peopleOf(id).includes(userID)) continue;
      const created_at = momentOf(`${key} follows ${followed}`, createdAt, now);
      rows.push({ user_id: userID, resource_id: id, resource_type: type, created_at });
    }
  }
  return rows;
}

/** Connects people who have talked under the same post; the file adds pending requests. */
export function makeConnections(
  { requests }: DemoWorld,
  index: WorldIndex,
  said: readonly PostOrComment[],
  now: Date,
) {
  const rows = new Map<string, Row<'connection'>>();
  const add = (from: string, to: string, at: Date, rest: Partial<Row<'connection'>>) => {
    const pair = [from, to].sort().join(' ');
    if (from === to || rows.has(pair)) return;
    rows.set(pair, {
      id: newId(at),
      requester_id: from,
      requester_type: 'user',
      addressee_id: to,
      addressee_type: 'user',
      user_id: from,
      created_at: at,
      ...rest,
    });
  };
  for (const { from, to, daysAgo, message } of requests)
    add(index.find(from).id, index.find(to).id, new Date(now.getTime() - daysAgo * day), {
      message: message ?? null,
      status: 'pending',
    });
  const authors = new Map(
    said.filter(({ type }) => type === 'post').map(({ id, actor }) => [id, actor.userID]),
  );
  for (const { type, actor, postID, at } of said) {
    const author = authors.get(postID);
    if (type === 'comment' && author)
      add(actor.userID, author, at, {
        status: 'accepted',
        answered_at: new Date(Math.min(at.getTime() + day, now.getTime())),
      });
  }
  return [...rows.values()];
}

/** A number from 0 to below 1 from a hash of the text, the same in every run. */
function chanceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** `count` items of a list, chosen by a hash of the seed. */
function pick<Item>(
  seed: string,
  items: readonly Item[],
  count: number,
  keyOf: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, rank: chanceOf(`${seed} ${keyOf(item)}`) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item);
}
