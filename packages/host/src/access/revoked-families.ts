import { createListener, type Listener, type ListenerOptions } from '../notifications/create-listener.ts';
import { listRevokedFamilies } from './revoked-families.sql.ts';

export interface RevokedFamiliesOptions
  extends Pick<ListenerOptions, 'databaseUrl' | 'applicationName' | 'onFailure'> {
  readonly now?: () => number;
}

export interface RevokedFamilies extends Listener {
  /** Whether a family was revoked lately; tokens of those revoked earlier have expired by themselves. */
  has(familyID: string): boolean;
}

/** Longer than an access token lives. */
const rememberedMinutes = 20;

/**
 * The families that were revoked while tokens of theirs may still be good: by LISTEN at once, and by reading them at the start
 * and after each break. While the connection is broken, news waits until it is back.
 */
export function createRevokedFamilies({
  now = Date.now,
  ...options
}: RevokedFamiliesOptions): RevokedFamilies {
  const forgetAt = new Map<string, number>();

  function remember(familyID: string): void {
    for (const [id, time] of forgetAt) {
      if (time > now()) break;
      forgetAt.delete(id);
    }
    forgetAt.delete(familyID);
    forgetAt.set(familyID, now() + rememberedMinutes * 60_000);
  }

  const listener = createListener({
    ...options,
    channel: 'account_revoked',
    onPayload: remember,
    async onOpen(client) {
      for (const id of await listRevokedFamilies(client, rememberedMinutes)) remember(id);
    },
  });
  return { has: (familyID) => forgetAt.has(familyID), ...listener };
}
