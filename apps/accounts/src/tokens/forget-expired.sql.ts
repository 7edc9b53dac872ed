import { defineStatement } from '@wbn/postgres/statement.ts';

interface Until {
  readonly now: Date;
}

export const deleteExpiredHandoffs = defineStatement((db, { now }: Until) =>
  db.deleteFrom('account.handoff_code').where('expires_at', '<=', now),
);

export const deleteExpiredFamilies = defineStatement((db, { now }: Until) =>
  db.deleteFrom('account.refresh_family').where('expires_at', '<=', now),
);

export const deleteExpiredTokens = defineStatement((db, { now }: Until) =>
  db.deleteFrom('account.refresh_token').where('expires_at', '<=', now),
);
