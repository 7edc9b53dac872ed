import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import type { VerificationMailKind } from '@wbn/mail/templates/verification-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tellByNobody } from '../social/notifications/notify.ts';
import { mailVerification } from './mail-verification.ts';
import { selectOwners } from './tell-owners.sql.ts';

interface News {
  readonly businessID: string;
  readonly kind: VerificationMailKind;
  /** Last day of the badge, where the mail names it. */
  readonly until?: string;
}

/** Tells the owners of a company what has become of its verification, or that it ends soon: in the center and by mail. */
export async function tellOwners(
  transaction: Kysely<Database>,
  { businessID, kind, until }: News,
): Promise<void> {
  const owners = (await selectOwners.all(transaction, { businessID })).map(({ user_id }) => user_id);
  const resource = { id: businessID, type: 'business' } as const;
  await tellByNobody(transaction, owners, {
    kind: kind === 'ending' ? 'verification-ending' : 'verification-changed',
    resource,
    root: resource,
  });
  for (const userID of owners)
    await addJob(transaction, mailVerification, { mailID: newId(), businessID, userID, kind, until });
}
