import { idSchema } from '@wbn/contract/shared/id.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { Exchange } from './exchange.ts';

/** An open invitation with the names of its sender and company. */
const selectOpenInvitation = defineStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('business_invitation as invitation')
    .innerJoin('business', 'business.id', 'invitation.business_id')
    .leftJoin('user_profile as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.email',
      'business.company_name as company',
      sql<string | null>`trim(inviter.first_name || ' ' || inviter.last_name)`.as('inviter'),
    ])
    .where('invitation.id', '=', id)
    .where('business.deleted_at', 'is', null)
    .where('invitation.answer', 'is', null)
    .where('invitation.expires_at', '>', sql<Date>`now()`),
);

/** What the sign-in and registration pages show to visitors who come from an invitation mail. */
export interface Invited {
  /** The only address that can accept. */
  readonly email: string;
  /** The sentence with the sender, the company and the invited address. */
  readonly lead: string;
}

/** The open invitation whose page (`/my-business?invitation={id}`) the visitor returns to; undefined for every other page. */
export async function findInvited({ host, visit }: Exchange): Promise<Invited | undefined> {
  const { back, texts } = visit;
  const id = idSchema.safeParse(back.searchParams.get('invitation'));
  if (!id.success || !back.pathname.endsWith('/my-business')) return undefined;
  const invitation = await selectOpenInvitation.first(host.db, { id: id.data });
  if (!invitation) return undefined;
  const { email, company, inviter } = invitation;
  const { by, byNobody, address } = texts.invitation;
  const asks = inviter ? fillIn(by, { name: inviter, company }) : fillIn(byNobody, { company });
  return { email, lead: `${asks} ${fillIn(address, { email })}` };
}
