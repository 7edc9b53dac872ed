import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Insertable } from 'kysely';

export const insertHandoff = defineStatement((db, row: Insertable<Database['account.handoff_code']>) =>
  db.insertInto('account.handoff_code').values(row),
);

interface Claim {
  readonly codeHash: Buffer;
  /** One of these is the browser's. */
  readonly browserHashes: readonly Buffer[];
  readonly site: string;
  readonly now: Date;
}

/** Uses a code up; no row, and no change, for another browser or site. */
export const useHandoff = defineStatement((db, { codeHash, browserHashes, site, now }: Claim) =>
  db
    .updateTable('account.handoff_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('browser_hash', 'in', browserHashes)
    .where('site', '=', site)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'session_id']),
);
