import { askAgainDays } from '@wbn/contract/social/connections/connection.ts';
import type { ConnectionRow } from './connection.sql.ts';

type Standing = Pick<ConnectionRow, 'requester_id' | 'status' | 'answered_at'>;

/** What a request to connect does. */
export type NextStep = 'ask' | 'ask-again' | 'accept' | 'nothing' | 'too-early';

/** Decision 9: who asks whoever has asked them accepts; whoever was declined waits 30 days, the other side need not. */
export function nextStep(known: Standing | undefined, askerID: string, now: Date): NextStep {
  if (!known) return 'ask';
  const isAsker = known.requester_id === askerID;
  if (known.status === 'accepted') return 'nothing';
  if (known.status === 'pending') return isAsker ? 'nothing' : 'accept';
  const again = askAgainAt(known);
  return isAsker && again && again > now ? 'too-early' : 'ask-again';
}

/** When whoever was declined may ask again. */
export function askAgainAt({
  status,
  answered_at,
}: Pick<Standing, 'status' | 'answered_at'>): Date | undefined {
  if (status !== 'declined' || !answered_at) return undefined;
  return new Date(answered_at.getTime() + askAgainDays * 86_400_000);
}
