import { askAgainDays, type ConnectionState } from '@wbn/contract/social/connections.ts';
import type { ConnectionRow } from './connection.sql.ts';

/** When whoever was declined may ask again. */
export function askAgainAt({
  status,
  answered_at,
}: Pick<ConnectionRow, 'status' | 'answered_at'>): Date | undefined {
  if (status !== 'declined' || !answered_at) return undefined;
  return new Date(answered_at.getTime() + askAgainDays * 86_400_000);
}

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
