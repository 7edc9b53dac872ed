import type { EditionId } from '@wbn/edition/network.ts';
import { defineUnpreparedStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isOfEditions } from '../edition-scope.ts';

interface PeopleFilter {
  readonly name: string | undefined;
  readonly editions: readonly EditionId[] | undefined;
  readonly state: 'confirmed' | 'unconfirmed' | 'measured' | 'without-account' | undefined;
  /** Id of the first moment: only later ones. */
  readonly since: string | undefined;
  readonly after: string | undefined;
  readonly size: number;
}

const measuredUntil = sql<Date | null>`(
  select max(until) from measure
  where target_id = person.id and ended_at is null and (until is null or until > now()))`;

const states = {
  confirmed: sql<boolean>`account.email_verified`,
  unconfirmed: sql<boolean>`not account.email_verified`,
  'without-account': sql<boolean>`account.id is null`,
  measured: sql<boolean>`person.id in (select target_id from measure
    where target_type = 'user' and ended_at is null and (until is null or until > now()))`,
} as const;

/** People whose name begins with what was typed are taken from an index, so many at most; more letters find the others. */
const mostOfName = 500;

/** People, the newest first. */
export const selectPeople = defineUnpreparedStatement(
  (db, { name, editions, state, since, after, size }: PeopleFilter) => {
    const like = `${(name ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    return db
      .selectFrom('user_profile as person')
      .leftJoin('account.user as account', 'account.id', 'person.id')
      .select([
        'person.id',
        'person.first_name',
        'person.last_name',
        'person.country',
        'person.company_name',
        'person.created_at',
        'account.email_verified',
        measuredUntil.as('measured_until'),
      ])
      .where(isOfEditions('person.country', editions))
      .$if(!!name, (people) =>
        people.where(
          sql<boolean>`person.id in (
            (select id from user_profile where lower(first_name || ' ' || last_name) like ${like}
              order by lower(first_name || ' ' || last_name) using ~<~ limit ${mostOfName})
            union
            (select id from user_profile where lower(last_name) like ${like} order by lower(last_name) using ~<~ limit ${mostOfName}))`,
        ),
      )
      .$if(state !== undefined, (people) => people.where(states[state ?? 'confirmed']))
      .$if(since !== undefined, (people) => people.where('person.id', '>', since ?? ''))
      .$if(after !== undefined, (people) => people.where('person.id', '<', after ?? ''))
      .orderBy('person.id', 'desc')
      .limit(size);
  },
);

export type PersonRow = RowOf<typeof selectPeople>;
