import { type CheckKind, requiredChecks } from '@wbn/contract/verification/verification-values.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

const required: readonly CheckKind[] = requiredChecks;

/** Companies whose badge has ended: its last day is over, or that of a required proof. Those that somebody else holds are left to the next look. */
export const selectEnded = defineStatement(
  (_, { most }: { most: number }) => sql<{ id: string; expired: boolean }>`
    select business.id, coalesce(business.verified_until < current_date, false) as expired
    from business
    where business.verified and (
      business.verified_until < current_date
      or exists (
        select from verification_case as one
        join verification_check as proof on proof.case_id = one.id
        where one.business_id = business.id and one.state = 'approved'
          and proof.kind = any(${required}::text[]) and proof.valid_until < current_date))
    order by business.id limit ${most}
    for no key update of business skip locked`,
);
