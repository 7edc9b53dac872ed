import type { DemoRows } from './demo-rows.ts';
import type { DemoWorld } from './demo-world.ts';

export interface Named {
  readonly id: string;
  readonly type: 'user' | 'business' | 'product';
  /** As written in a mention. */
  readonly name: string;
  readonly createdAt: Date;
}

/** A person, as themselves or for a company. */
export interface DemoActor {
  readonly key: string;
  readonly id: string;
  readonly userID: string;
  readonly businessID: string | null;
}

/** Finds rows of the demo world by the keys of its files. */
export interface WorldIndex {
  readonly find: (key: string) => Named;
  /** Ids of the members of a company; for a person their own id. */
  readonly peopleOf: (id: string) => readonly string[];
  readonly actor: (by: string | undefined, as: string | undefined) => DemoActor;
  /** Everybody who may like something. */
  readonly actors: readonly DemoActor[];
}

/** Builds the index. */
export function indexWorld({ companies, people }: DemoWorld, rows: DemoRows): WorldIndex {
  const named = new Map<string, Named>();
  for (const { id, source_id, first_name, last_name, created_at } of rows.user_profile)
    named.set(source_id, nameOf(id, 'user', `${first_name} ${last_name}`, created_at));
  for (const { id, source_id, company_name, created_at } of rows.business)
    named.set(source_id, nameOf(id, 'business', company_name, created_at));
  for (const { id, source_id, name, created_at } of rows.product)
    named.set(source_id, nameOf(id, 'product', name, created_at));
  const firstPerson = new Map(companies.map(({ key, members }) => [key, members[0]?.person]));
  const staff = Map.groupBy(rows.business_member, ({ business_id }) => business_id);

  const find = (key: string): Named => {
    const found = named.get(key);
    if (!found) throw new Error(`The demo world has no '${key}'`);
    return found;
  };
  const actor = (by: string | undefined, as: string | undefined): DemoActor => {
    const person = by ?? firstPerson.get(as ?? '');
    if (person === undefined) throw new Error(`Nobody writes for '${as}'`);
    const userID = find(person).id;
    if (as === undefined) return { key: person, id: userID, userID, businessID: null };
    const businessID = find(as).id;
    return { key: as, id: businessID, userID, businessID };
  };
  return {
    find,
    actor,
    peopleOf: (id) => staff.get(id)?.map(({ user_id }) => user_id) ?? [id],
    actors: [
      ...people.map(({ key }) => actor(key, undefined)),
      ...companies.filter(({ members }) => members.length > 0).map(({ key }) => actor(undefined, key)),
    ],
  };
}

function nameOf(id: string, type: Named['type'], name: string, createdAt: unknown): Named {
  return { id, type, name, createdAt: createdAt as Date };
}
