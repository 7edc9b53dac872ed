import type { MessageAccess } from '@wbn/contract/social/relations.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { findMessageStanding } from './message-access.sql.ts';

/** How somebody may write to a person (MSG-02): only the choice `companies` asks the person, the stricter ones refuse. */
export function messageAccessOf({
  messages_from: chosen,
  is_known,
  has_company,
}: Pick<RowOf<typeof findMessageStanding>, 'messages_from' | 'is_known' | 'has_company'>): MessageAccess {
  if (chosen === 'nobody') return 'refused';
  if (chosen === 'everyone' || is_known) return 'direct';
  if (chosen === 'connections') return 'refused';
  return has_company ? 'direct' : 'request';
}
