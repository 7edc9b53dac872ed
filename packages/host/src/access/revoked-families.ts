import { createListener, type Listener, type ListenerOptions } from '../notifications/create-listener.ts';
import { listRevokedFamilies } from './revoked-families.sql.ts';

export interface RevokedFamiliesOptions
  extends Pick<ListenerOptions, 'databaseUrl' | 'applicationName' | 'onFailure'> {
  readonly now?: () => number;
}

export interface RevokedFamilies extends Listener {
  /** Tells whether a family was revoked recently; tokens of earlier revocations have expired. */
  has(familyID: string): boolean;
}

/** Longer than the lifetime of an access token. */
const rememberedMinutes = 20;

/**
 * Tracks revoked families whose tokens may still be valid: by LISTEN, and by a query at the start and after each
 * reconnect. Revocations during a broken connection are noticed on reconnect.
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
