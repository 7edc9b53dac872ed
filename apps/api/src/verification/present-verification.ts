import type { Verification } from '@wbn/contract/verification/verification.ts';
import { includesReview, renewalDays } from '@wbn/contract/verification/verification-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import type { lockBusiness } from './badge.sql.ts';
import { findLastCase, findOpenCase } from './case.sql.ts';
import { loadCase } from './load-case.ts';

type Standing = Pick<
  NonNullable<RowOf<typeof lockBusiness>>,
  'id' | 'subscription' | 'verified' | 'verified_until'
>;

/** Where a company stands: its badge, its plan and its cases. */
export async function presentVerification(db: Kysely<Database>, standing: Standing): Promise<Verification> {
  const businessID = standing.id;
  const open = await findOpenCase.first(db, { businessID });
  const last = await findLastCase.first(db, { businessID });
  return {
    verified: standing.verified,
    verifiedUntil: standing.verified_until ?? undefined,
    includesReview: includesReview(standing.subscription),
    startsOn: open ? undefined : findStart(standing.verified_until),
    open: open && (await loadCase(db, open)),
    last: last && (await loadCase(db, last)),
  };
}

/** First day on which a new case may begin, where that is still to come. */
export function findStart(verifiedUntil: string | null): string | undefined {
  if (verifiedUntil === null) return undefined;
  const start = new Date(`${verifiedUntil}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() - renewalDays);
  const day = start.toISOString().slice(0, 10);
  return day > today() ? day : undefined;
}

/** The day in UTC, `YYYY-MM-DD`: badges end by it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
