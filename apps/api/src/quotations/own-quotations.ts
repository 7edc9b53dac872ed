import { quotationPageSize } from '@wbn/contract/quotations/quotation-limits.ts';
import { closeQuotation, listOwnQuotations, loadOwnQuotation } from '@wbn/contract/quotations/quotations.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { cutPage, lastID } from '../lists/page-key.ts';
import { requireThreadOwner } from '../messaging/require-side.ts';
import { defineHandler } from '../server/define-handler.ts';
import {
  endQuotation,
  findOwnQuotation,
  lockOwnQuotation,
  selectOwnQuotations,
} from './own-quotations.sql.ts';
import {
  loadPasses,
  loadReceivedOffers,
  type Presenting,
  presentOwnQuotations,
} from './present-quotations.ts';
import { refuseContactData } from './refuse-contact-data.ts';
import { tellClosed } from './tell-closed.ts';

export const listOwnQuotationsHandler = defineHandler(
  listOwnQuotations,
  async ({ user: { userID }, query, language, services: { db, catalog } }) => {
    const { ubid, status, nextID: before = lastID } = query;
    const ownerID = ubid && (await requireThreadOwner(db, userID, ubid));
    const found = await selectOwnQuotations.all(db, {
      userID,
      ownerID,
      status,
      before,
      size: quotationPageSize,
    });
    const { rows, nextID } = cutPage(found, quotationPageSize);
    const quotations = await presentOwnQuotations(db, rows, { language, catalog });
    return { data: { quotations, ...(nextID && { nextID }) } };
  },
);

export const loadOwnQuotationHandler = defineHandler(
  loadOwnQuotation,
  async ({ user: { userID }, params: { id }, language, services: { db, catalog } }) => {
    const { row, presented } = await loadOwn(db, { id, userID }, { language, catalog });
    const offers = await loadReceivedOffers(db, row, language);
    return { data: { ...presented, offers, passes: await loadPasses(db, id, language) } };
  },
);

export const closeQuotationHandler = defineHandler(
  closeQuotation,
  async ({ user: { userID }, params: { id }, body: { note }, language, services: { db, catalog } }) => {
    refuseContactData({ note });
    return db.transaction().execute(async (transaction) => {
      const quotation = await lockOwnQuotation.first(transaction, { id, userID });
      if (!quotation) throw missing(id);
      if (quotation.is_open) {
        await endQuotation.run(transaction, { id, reason: 'buyer', note });
        await tellClosed(transaction, { quotationID: id, outcome: 'closed', note });
      }
      const { presented } = await loadOwn(transaction, { id, userID }, { language, catalog });
      return { data: presented };
    });
  },
);

async function loadOwn(
  db: Kysely<Database>,
  own: { readonly id: string; readonly userID: string },
  presenting: Presenting,
) {
  const row = await findOwnQuotation.first(db, own);
  const [presented] = await presentOwnQuotations(db, row ? [row] : [], presenting);
  if (!row || !presented) throw missing(own.id);
  return { row, presented };
}

/** The error for a request for quotation that the viewer may not see, or that does not exist; it does not say which. */
export const missing = (id: string) => notFound(`There is no request for quotation with the id ${id}.`);
