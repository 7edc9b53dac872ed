import { openPrivateFacts, type PrivatePart } from '@wbn/contract/desk/account-acts.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../../server/define-handler.ts';
import { recordStaffAction } from '../../../staff/staff-action.ts';
import { requireCompany } from '../companies/company.sql.ts';
import { requirePerson } from '../people/load-person.ts';
import {
  selectBusinessBilling,
  selectBusinessContact,
  selectInvited,
  selectPersonContact,
  selectSessionAddresses,
} from './private-facts.sql.ts';

type Facts = typeof selectPersonContact;

const ofPeople: Partial<Record<PrivatePart, Facts>> = {
  contact: selectPersonContact,
  sessions: selectSessionAddresses,
};
const ofCompanies: Partial<Record<PrivatePart, Facts>> = {
  contact: selectBusinessContact,
  billing: selectBusinessBilling,
  invitations: selectInvited,
};

/** Private facts with a reason: the log has the entry before anything is shown (STF-44). */
export const openPrivateFactsHandler = defineHandler(
  openPrivateFacts,
  async ({ body: { subject, what, reason }, staff, services: { db } }) => {
    const { type, id } = subject;
    const facts = (type === 'user' ? ofPeople : ofCompanies)[what];
    if (!facts) throw validationError({ what: `is no part of a ${type === 'user' ? 'person' : 'company'}` });
    await (type === 'user' ? requirePerson : requireCompany)(db, staff, id);
    await recordStaffAction(db, staff, {
      ...{ act: 'read-private-facts', target: { type, id }, reason, after: { what } },
    });
    const rows = await facts.all(db, { id });
    return {
      data: rows.map(({ name, value, at }) => ({ name, value, ...(at && { at: at.toISOString() }) })),
    };
  },
);
