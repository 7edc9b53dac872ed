import type { ConnectionState } from '@wbn/contract/social/connections/connection.ts';
import type { ConnectionRow } from './connection.sql.ts';
import { askAgainAt } from './connections.ts';

/** How one side stands to the other. */
export function presentConnection(
  row: Pick<ConnectionRow, 'id' | 'status' | 'requester_id' | 'answered_at'>,
  actorID: string,
): ConnectionState {
  const side = row.requester_id === actorID ? 'sent' : 'received';
  const again = side === 'sent' ? askAgainAt(row) : undefined;
  return {
    connectionID: row.id,
    status: row.status,
    side,
    ...(again && { askAgainAt: again.toISOString() }),
  };
}
