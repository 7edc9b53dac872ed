import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { LinkRow } from '../../staff/hash-chain.ts';

/** Appends entries in order; locks the head until the commit, so that parallel writers cannot fork the chain. */
export const appendEntries = defineStatement(
  (_, { texts }: { texts: readonly string[] }) => sql`select append_evidence(${texts}::text[])`,
);

/** The next entries after a number, in order. */
export const selectEntriesAfter = defineStatement(
  (_, { number, most }: { number: number; most: number }) => sql<LinkRow>`
    select number, entry::text as text, previous_hash, hash from evidence
    where number > ${number} order by number limit ${most}`,
);

export const selectHead = defineStatement(
  () => sql<{ entries: number; hash: string }>`select entries, hash from evidence_head`,
);

/** All verified companies. */
export const selectBadges = defineStatement(
  () => sql<{ id: string; company_name: string; verified_until: string | null }>`
    select id, company_name, verified_until from business where verified order by id`,
);

/** Which of these companies exist. */
export const selectPresent = defineStatement(
  (_, { ids }: { ids: readonly string[] }) => sql<{ id: string; company_name: string }>`
    select id, company_name from business where id = any(${ids}::text[]) order by id`,
);

/** Verified companies without an entry; their badges came with the operator's data. */
export const selectUnrecorded = defineStatement(
  () => sql<{ id: string; verified_until: string | null }>`
    select id, verified_until from business
    where verified and not exists (select from evidence where evidence.business_id = business.id) order by id`,
);

export const findEntryOf = defineStatement((db, { businessID }: { businessID: string }) =>
  db.selectFrom('evidence').select('number').where('business_id', '=', businessID).limit(1),
);

/** The public entries of a company: of cases that were approved at some time, and those without a case. */
export const selectPublicEvidence = defineStatement(
  (_, { businessID, most }: { businessID: string; most: number }) => sql<LinkRow>`
    select number, entry::text as text, previous_hash, hash from evidence
    where business_id = ${businessID} and (case_id is null or case_id in (
      select approved.case_id from evidence as approved
      where approved.business_id = ${businessID} and approved.entry->>'kind' = 'approved'))
    order by number desc limit ${most}`,
);
