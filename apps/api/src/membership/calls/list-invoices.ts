import { listInvoices } from '@wbn/contract/membership/list-invoices.ts';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembership } from '../policies.ts';
import { selectInvoices } from './list-invoices.sql.ts';
import { presentInvoice } from './present-membership.ts';

const pageSize = 12;

export const listInvoicesHandler = defineHandler(
  listInvoices,
  async ({ user: { userID }, params: { id: businessID }, query: { nextID: after }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayManageMembership });
    const rows = await selectInvoices.all(db, { businessID, after, most: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    return {
      data: page.map(presentInvoice),
      nextID: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },
);
