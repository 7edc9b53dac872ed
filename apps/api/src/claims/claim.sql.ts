import { openClaimStates, waitingClaimStates } from '@wbn/contract/claims/claims.ts';
import { objectionMonths } from '@wbn/contract/social/objections.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { importedAt, importSource } from '../business/imported-from.ts';

interface OfBusiness {
  readonly businessID: string;
}

interface OfPerson extends OfBusiness {
  readonly userID: string;
}

interface OfClaim {
  readonly claimID: string;
}

/** A public company as somebody who claims it sees it: their role, whether it has members, and its website as the source has it. */
export const findClaimedBusiness = defineStatement((db, { businessID, userID }: OfPerson) =>
  db
    .selectFrom('business')
    .leftJoin('business_member as own', (join) =>
      join.onRef('own.business_id', '=', 'business.id').on('own.user_id', '=', userID),
    )
    .select([
      'business.id',
      'business.company_name',
      'own.role',
      importSource.as('import_source'),
      importedAt.as('imported_on'),
      // An owner could have replaced the website.
      sql<
        string | null
      >`coalesce(business.imported #>> '{contact,website}', business.contact ->> 'website')`.as('website'),
      sql<boolean>`exists (select from business_member member where member.business_id = business.id)`.as(
        'is_owned',
      ),
    ])
    .where('business.id', '=', businessID)
    .where('business.is_public', '=', true),
);

export type ClaimedBusiness = RowOf<typeof findClaimedBusiness>;

interface AtDomain extends OfBusiness {
  /** In the forms in which a website may be stored: `xn--...` and as it is read. */
  readonly domains: readonly string[];
}

/** The host of a website without `www.`, reversed, as in the index `business_website_host`. */
const reversedHost = sql<string>`reverse(lower(substring(contact ->> 'website' from '^[a-zA-Z]+://(?:[^/@]*@)?(?:www\\.)?([^/:?#]+)'))) collate "C"`;

/** Another company whose website is at the domain or below it. */
export const findOtherAtDomain = defineStatement((_, { businessID, domains }: AtDomain) => {
  const host = reversedHost;
  return sql<{ id: string }>`
    select id from business
    cross join (select reverse(name) as reversed from unnest(${domains}::text[]) as name) as domain
    where (${host} = domain.reversed or (${host} >= domain.reversed || '.' and ${host} < domain.reversed || '/'))
      and id <> ${businessID} and deleted_at is null
    limit 1`;
});

/**
 * Locks a person and everybody whose claim of the company waits: after the members of the company and before the company, as in all writes
 * (see `lockMembers`), so that a deletion of one of these accounts waits.
 */
export const lockClaimants = defineStatement((db, { businessID, userID }: OfPerson) =>
  db
    .selectFrom('user_profile')
    .select('id')
    .where((person) =>
      person.or([
        person('id', '=', userID),
        person('id', 'in', fromWaiting(db, businessID).select('business_claim.user_id')),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate(),
);

export const lockClaimedBusiness = defineStatement((db, { businessID }: OfBusiness) =>
  db.selectFrom('business').select('id').where('id', '=', businessID).forNoKeyUpdate(),
);

function fromWaiting(db: Kysely<Database>, businessID: string) {
  return db
    .selectFrom('business_claim')
    .where('business_claim.business_id', '=', businessID)
    .where('business_claim.state', 'in', waitingClaimStates);
}

/** The claims of a company that wait for staff, oldest first. */
export const selectWaitingClaims = defineStatement((db, { businessID }: OfBusiness) =>
  fromWaiting(db, businessID).selectAll().orderBy('submitted_at').orderBy('id'),
);

/** The same for staff, with who claims. */
export const selectWaitingForStaff = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('business_claim as claim')
    .innerJoin('user_profile as person', 'person.id', 'claim.user_id')
    .select([
      'claim.id',
      'claim.user_id',
      'claim.method',
      'claim.submitted_at',
      sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('person'),
    ])
    .where('claim.business_id', '=', businessID)
    .where('claim.state', 'in', waitingClaimStates)
    .orderBy('claim.submitted_at')
    .orderBy('claim.id'),
);

export const findClaim = defineStatement((db, { claimID }: OfClaim) =>
  db.selectFrom('business_claim').selectAll().where('id', '=', claimID),
);

export type ClaimRow = RowOf<typeof findClaim>;

/** A person's claim of a company that is not decided. */
export const findOpenClaim = defineStatement((db, { businessID, userID }: OfPerson) =>
  db
    .selectFrom('business_claim')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .where('state', 'in', openClaimStates),
);

/** A person's last claim of a company. */
export const findLastClaim = defineStatement((db, { businessID, userID }: OfPerson) =>
  db
    .selectFrom('business_claim')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .orderBy('id', 'desc')
    .limit(1),
);

export const countOpenClaims = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('business_claim')
    .select((claim) => claim.fn.countAll<number>().as('count'))
    .where('user_id', '=', userID)
    .where('state', 'in', openClaimStates),
);

export const insertClaim = defineStatement((db, row: Insertable<Database['business_claim']>) =>
  db.insertInto('business_claim').values(row).returningAll(),
);

export const updateClaim = defineStatement(
  (db, { claimID, changes }: OfClaim & { readonly changes: Updateable<Database['business_claim']> }) =>
    db.updateTable('business_claim').set(changes).where('id', '=', claimID),
);

interface NewCode extends OfClaim {
  readonly address: string;
  readonly hash: Buffer;
  readonly minutes: number;
}

/** Replaces the code of a claim. */
export const updateCode = defineStatement((db, { claimID, address, hash, minutes }: NewCode) =>
  db
    .updateTable('business_claim')
    .set({
      address,
      code_hash: hash,
      code_expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
      attempts: 0,
    })
    .where('id', '=', claimID),
);

/** Counts an attempt at the code that is valid, and returns the code's hash; no row when none is. */
export const countAttempt = defineStatement((db, { claimID, most }: OfClaim & { readonly most: number }) =>
  db
    .updateTable('business_claim')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', claimID)
    .where('code_expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', most)
    .returning(['code_hash', 'attempts']),
);

/** Marks claims that wait as disputed; returns those that were not yet. */
export const markDisputed = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .updateTable('business_claim')
    .set({ state: 'disputed' })
    .where('business_id', '=', businessID)
    .where('state', '=', 'submitted')
    .returning(['id', 'user_id']),
);

/** Makes the owners of a company admins, as a hand-over does. */
export const demoteOwners = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .updateTable('business_member')
    .set({ role: 'admin' })
    .where('business_id', '=', businessID)
    .where('role', '=', 'owner'),
);

export const upsertOwner = defineStatement((db, { businessID, userID }: OfPerson) =>
  db
    .insertInto('business_member')
    .values({ business_id: businessID, user_id: userID, role: 'owner' })
    .onConflict((conflict) => conflict.columns(['business_id', 'user_id']).doUpdateSet({ role: 'owner' })),
);

export const selectClaimDocuments = defineStatement((db, { claimID }: OfClaim) =>
  db.selectFrom('claim_document').selectAll().where('claim_id', '=', claimID).orderBy('id'),
);

export const insertClaimDocument = defineStatement((db, row: Insertable<Database['claim_document']>) =>
  db.insertInto('claim_document').values(row),
);

export const deleteClaimDocument = defineStatement(
  (db, { claimID, documentID }: OfClaim & { readonly documentID: string }) =>
    db.deleteFrom('claim_document').where('claim_id', '=', claimID).where('id', '=', documentID),
);

export const deleteClaimDocuments = defineStatement((db, { claimID }: OfClaim) =>
  db.deleteFrom('claim_document').where('claim_id', '=', claimID),
);

/** Deletes claims that were never submitted, or were withdrawn, a month later. */
export const deleteOldClaims = defineStatement((db) =>
  db
    .deleteFrom('business_claim')
    .where('state', 'in', ['started', 'withdrawn'])
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`),
);

/** Three months ago, or as long as a refusal can be objected to; never while an objection waits. */
const decidedLongAgo = sql<boolean>`(
  decided_at < now() - case state when 'refused' then make_interval(months => ${objectionMonths}::integer) else interval '90 days' end
  and not exists (select from objection where subject_id = business_claim.id and answered_at is null))`;

/** Deletes the documents of claims some months after the decision. */
export const deleteOldClaimDocuments = defineStatement((db) =>
  db
    .deleteFrom('claim_document')
    .where('claim_id', 'in', db.selectFrom('business_claim').select('id').where(decidedLongAgo)),
);

/** Removes the address and the note of claims at the same time. */
export const clearOldClaims = defineStatement((db) =>
  db
    .updateTable('business_claim')
    .set({ address: null, note: null })
    .where(decidedLongAgo)
    .where(({ or, eb }) => or([eb('address', 'is not', null), eb('note', 'is not', null)])),
);

/** Claims in these states with company and person, oldest first; decided ones last decided first. */
export const selectClaims = defineStatement((db, { decided, most }: { decided: boolean; most: number }) =>
  db
    .selectFrom('business_claim as claim')
    .innerJoin('business', 'business.id', 'claim.business_id')
    .innerJoin('user_profile as person', 'person.id', 'claim.user_id')
    .select([
      'claim.id',
      'claim.state',
      'claim.method',
      'claim.submitted_at',
      'claim.decided_at',
      'business.company_name',
      sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('person'),
    ])
    .where('claim.state', 'in', decided ? ['accepted', 'refused'] : waitingClaimStates)
    .$if(decided, (claims) => claims.orderBy('claim.decided_at', 'desc'))
    .$if(!decided, (claims) => claims.orderBy('claim.submitted_at'))
    .limit(most),
);

/** A claim with everything staff need to decide it. */
export const findClaimForStaff = defineStatement((db, { claimID }: OfClaim) =>
  db
    .selectFrom('business_claim as claim')
    .innerJoin('business', 'business.id', 'claim.business_id')
    .innerJoin('user_profile as person', 'person.id', 'claim.user_id')
    .leftJoin('account.user as account', 'account.id', 'claim.user_id')
    .selectAll('claim')
    .select([
      'business.company_name',
      'business.country',
      sql<string | null>`business.contact ->> 'website'`.as('website'),
      importSource.as('import_source'),
      sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('person'),
      'account.email',
      'account.created_at as account_since',
    ])
    .where('claim.id', '=', claimID),
);

/** The people of a company, owners first, for staff. */
export const selectPeopleForStaff = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('business_member as member')
    .innerJoin('user_profile as person', 'person.id', 'member.user_id')
    .leftJoin('account.user as account', 'account.id', 'member.user_id')
    .select([
      'member.user_id',
      'member.role',
      'account.email',
      sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('person'),
    ])
    .where('member.business_id', '=', businessID)
    .orderBy(sql`member.role = 'owner'`, 'desc')
    .orderBy('member.created_at'),
);
