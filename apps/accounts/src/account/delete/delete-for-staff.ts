import { type EditionId, network } from '@wbn/edition/network.ts';
import { deleteAccountForStaff } from '@wbn/host/jobs/account-tasks.ts';
import { type BoundTask, bindTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mailAccountDeleted } from '../../mails/account-mails.ts';
import { findPerson } from '../../people.sql.ts';
import { deleteAccount } from './delete-account.ts';

/**
 * Deletes an account that staff have ordered to be deleted, and mails the person; one that is gone is done. A company that has got other people
 * since keeps the account: the job fails, and staff see it.
 */
export function bindDeleteAccount(db: Kysely<Database>, ownEdition: EditionId): BoundTask {
  return bindTask(deleteAccountForStaff, async ({ userID, language, edition, back }) => {
    const person = await findPerson.first(db, { id: userID });
    const isDeleted = await deleteAccount(db, userID, async (transaction) => {
      if (!person) return;
      const { email, firstName } = person;
      const site = network.find(({ id }) => id === edition)?.id ?? ownEdition;
      const visit = { language, edition: site, back: new URL(back) };
      await mailAccountDeleted.add(transaction, visit, { email, firstName });
    });
    if (!isDeleted) throw new Error('The person owns a company that others work for');
  });
}
