import { restoreBusiness } from '@wbn/contract/business/restore-business.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { addMemberMail } from '../members/mail-member.ts';
import { mayDeleteBusiness } from '../policies.ts';
import { readBusiness } from '../profile/read-business.ts';
import { changePublication } from './change-publication.ts';
import { markBusinessRestored } from './restore-business.sql.ts';

/** Restoring what is there changes nothing. */
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
