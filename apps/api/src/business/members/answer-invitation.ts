import type { InvitedRole } from '@wbn/contract/business/member.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Statement } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { lockMembers } from './member.sql.ts';
import { findInvitingBusiness, type OwnInvitation } from './own-invitation.sql.ts';

interface Answered {
  readonly business_id: string;
  readonly role: InvitedRole;
}

/**
 * Answers an invitation to the person's own address by `mark`. NotFound for everything else: another address, an unconfirmed one,
 * over, taken back, answered before.
 */
export async function answerInvitation(
  transaction: Kysely<Database>,
  own: OwnInvitation,
  mark: Statement<OwnInvitation, Answered>,
): Promise<Answered> {
  const business = await findInvitingBusiness.first(transaction, own);
  if (!business) throw noSuchInvitation();
  await lockMembers.all(transaction, { businessID: business.business_id });
  const answered = await mark.first(transaction, own);
  if (!answered) throw noSuchInvitation();
  return answered;
}

function noSuchInvitation() {
  return notFound('There is no such invitation for you.');
}
