import { listOpenQuotations, loadOpenQuotation } from '@wbn/contract/quotations/open-quotations.ts';
import { quotationPageSize } from '@wbn/contract/quotations/quotation-limits.ts';
import { requireActor } from '../authors/require-actor.ts';
import { cutPage, lastID } from '../lists/page-key.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toOpenFilters } from './open-filters.ts';
import { findOpenQuotation, selectOpenQuotations } from './open-quotations.sql.ts';
import { missing } from './own-quotations.ts';
import { presentOpenQuotation, presentOpenQuotations } from './present-quotations.ts';

export const listOpenQuotationsHandler = defineHandler(
  listOpenQuotations,
  async ({ user: { userID }, query, language, services: { db, catalog } }) => {
    const { bid: businessID, show, nextID: before = lastID, ...filters } = query;
    await requireActor(db, { userID, businessID });
    const found = await selectOpenQuotations.all(db, {
      userID,
      businessID,
      filters: toOpenFilters(filters),
      show,
      before,
      size: quotationPageSize,
    });
    const { rows, nextID } = cutPage(found, quotationPageSize);
    const quotations = await presentOpenQuotations(db, rows, { language, catalog });
    return { data: { quotations, ...(nextID && { nextID }) } };
  },
);

export const loadOpenQuotationHandler = defineHandler(
  loadOpenQuotation,
  async ({ user: { userID }, params: { id }, query: { bid }, language, services: { db, catalog } }) => {
    await requireActor(db, { userID, businessID: bid });
    const row = await findOpenQuotation.first(db, { id, userID, businessID: bid });
    if (!row) throw missing(id);
    return { data: await presentOpenQuotation(db, row, { language, catalog }) };
  },
);
