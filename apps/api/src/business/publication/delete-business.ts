import { deleteBusiness, restoreBusiness } from '@wbn/contract/business/change-publication.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readBusiness } from '../load-business.ts';
import { addMemberMail } from '../members/mail-member.ts';
import { mayDeleteBusiness } from '../policies.ts';
import { requireRecentSignIn } from '../require-role.ts';
import { changePublication } from './change-publication.ts';
import { goneAt } from './present-publication.ts';
import { markBusinessDeleted, markBusinessRestored } from './publication.sql.ts';

/** Deleting a deleted company again changes nothing. */
export const deleteBusinessHandler = defineHandler(
  deleteBusiness,
  async ({ params: { id: businessID }, user, services }) => {
    const { userID } = user;
    let until = '';
    await changePublication(
      services,
      { businessID, userID, may: mayDeleteBusiness },
      async (transaction, business, members) => {
        await requireRecentSignIn(transaction, user);
        if (business.deleted_at) {
          until = goneAt(business.deleted_at);
          return undefined;
        }
        const { deleted_at } = await markBusinessDeleted.only(transaction, { businessID });
        until = goneAt(deleted_at);
        for (const { user_id: toID } of members.filter((member) => member.user_id !== userID))
          await addMemberMail(transaction, {
            businessID,
            kind: 'businessDeleted',
            toID,
            personID: userID,
            until,
          });
        return 'business-deleted';
      },
    );
    return { data: { businessID, goneAt: until } };
  },
);

/** Restoring an existing company changes nothing. */
export const restoreBusinessHandler = defineHandler(
  restoreBusiness,
  async ({ params: { id: businessID }, user: { userID }, language, services }) => {
    await changePublication(
      services,
      { businessID, userID, may: mayDeleteBusiness },
      async (transaction, business, members) => {
        if (!business.deleted_at) return undefined;
        await markBusinessRestored.run(transaction, { businessID });
        for (const { user_id: toID } of members.filter((member) => member.user_id !== userID))
          await addMemberMail(transaction, { businessID, kind: 'businessRestored', toID, personID: userID });
        return 'business-restored';
      },
    );
    return readBusiness(services, { id: businessID, userID, language });
  },
);
