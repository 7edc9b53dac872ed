import { askPageRemoval } from '@wbn/contract/claims/page-removals.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { syncCase } from '../../cases/sync-case.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { lockClaimedBusiness } from '../claim.sql.ts';
import { requireClaimedBusiness, standingOf } from '../present-claim.ts';
import { knownToImports } from './known-to-imports.ts';
import { addPageRemovalMail } from './mail-page-removal.ts';
import { findWaiting, insertPageRemoval } from './page-removal.sql.ts';

const call = askPageRemoval.name;
const hour = 3_600;
const day = 86_400;
/** More than people need; the mail goes to an address that was only typed. */
const limits = [
  { of: 'sender', most: 10, seconds: hour },
  { of: 'email', most: 5, seconds: day },
  { of: 'business', most: 20, seconds: day },
] as const;

export const askPageRemovalHandler = defineHandler(
  askPageRemoval,
  async ({ params: { id: businessID }, body, language, clientAddress, services: { db } }) => {
    const { followUp, edition, ...asked } = body;
    const email = asked.email.toLowerCase();
    return db.transaction().execute(async (transaction) => {
      await lockClaimedBusiness.first(transaction, { businessID });
      const business = await requireClaimedBusiness(transaction, { businessID, userID: '' });
      const companyName = business.company_name;
      const standing = standingOf(business);
      if (standing !== 'unowned')
        throw new CallError(
          'Conflict',
          standing === 'owned'
            ? 'Somebody manages this company, who can take it off the site; report the page if it breaks a rule.'
            : 'This company was registered by its own people; report the page if it breaks a rule.',
        );
      // Pretends success, so that a bot does not adapt.
      if (followUp) return { data: { number: 0, companyName } };
      const waiting = await findWaiting.first(transaction, { businessID, email });
      if (waiting) return { data: { number: waiting.number, companyName } };
      const clients = { sender: clientAddress, email: `mail ${email}`, business: businessID };
      for (const { of, most, seconds } of limits)
        await limitCall(transaction, { call, clientAddress: clients[of], most, seconds });
      const id = newId();
      const { number } = await insertPageRemoval.only(transaction, {
        ...(await knownToImports(transaction, businessID)),
        ...{ id, business_id: businessID, ...asked },
        language: body.language ?? language,
        edition: edition ?? null,
      });
      await addPageRemovalMail(transaction, { removalID: id, kind: 'receipt' });
      await addPageRemovalMail(transaction, { removalID: id, kind: 'request' });
      await syncCase(transaction, 'page-removal', id);
      return { data: { number, companyName } };
    });
  },
);
