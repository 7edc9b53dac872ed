import { mostInvited, mostOpenQuotations } from '@wbn/contract/quotations/quotation-limits.ts';
import { previewQuotation, type QuotationPreview } from '@wbn/contract/quotations/quotations.ts';
import { forbidden } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { requireActor } from '../authors/require-actor.ts';
import { actingBusinessID } from '../messaging/require-side.ts';
import { loadAllowance } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { countOpen } from './own-quotations.sql.ts';
import { type Presenting, presentCategory } from './present-quotations.ts';
import { categoryMark, checkSupplierFilters, wantedOf } from './quotation-draft.ts';
import { countFitting, countFittingByMark, selectNamed } from './suppliers.sql.ts';

/** Per person or address; a form asks at each change of its category, countries or certificates. */
const limit = { call: previewQuotation.name, most: 300, seconds: 3600 } as const;

/** Most of the nearest categories that are named. */
const mostNearest = 5;

export const previewQuotationHandler = defineHandler(
  previewQuotation,
  async ({ user, body, clientAddress, language, services: { db, catalog } }) => {
    const userID = user?.userID;
    if (body.from && !userID) throw forbidden('no-member', 'Log in to ask as a company.');
    checkSupplierFilters(body, catalog);
    await limitCall(db, { ...limit, clientAddress: userID ?? clientAddress });
    const { businessID } = userID
      ? await requireActor(db, { userID, businessID: actingBusinessID(body.from, userID) })
      : { businessID: null };
    const asker = { userID, businessID };
    const presenting = { language, catalog };
    const { categoryID, to } = body;
    const trades = categoryID === undefined ? [] : catalog.industries.sameName(categoryID);
    const wanted = categoryID === undefined ? undefined : wantedOf(trades, body);
    const { count } = wanted ? await countFitting.only(db, { ...asker, ...wanted }) : { count: 0 };
    const countsOf = async (ids: readonly string[], filters: Parameters<typeof wantedOf>[1]) => {
      if (ids.length === 0) return [];
      const rows = await countFittingByMark.all(db, { ...asker, ...wantedOf(ids, filters) });
      const counts = new Map(rows.map((row) => [row.mark, row.count]));
      return ids.map((id) => presentCount(id, counts.get(categoryMark(id)) ?? 0, presenting));
    };
    const isNone = wanted !== undefined && count === 0;
    const anyFilters = { countries: [], certificates: [] };
    const [named, allowed, open] = [
      await selectNamed.all(db, { ...asker, to, wanted }),
      await loadAllowance(db, 'quotation', userID),
      userID === undefined ? { count: 0 } : await countOpen.only(db, { userID }),
    ];
    return {
      data: {
        count: Math.min(count, mostInvited),
        trades: await countsOf(trades, body),
        nearest: isNone
          ? (await countsOf(catalog.industries.nearby(categoryID ?? ''), body))
              .filter((one) => one.count > 0)
              .slice(0, mostNearest)
          : [],
        anyCount: isNone
          ? (await countFitting.only(db, { ...asker, ...wantedOf(trades, anyFilters) })).count
          : 0,
        named: named.map(({ id, company_name, fits, may_hear }) => ({
          businessID: id,
          name: company_name,
          fits,
          mayHear: may_hear,
        })),
        allowed: { ...allowed, mostOpen: mostOpenQuotations, open: open.count },
      },
    };
  },
  { costly: true },
);

function presentCount(id: string, count: number, presenting: Presenting): QuotationPreview['trades'][number] {
  const path = presentCategory(id, presenting);
  return { id, name: path.at(-1)?.name ?? id, within: path.slice(0, -1).map(({ name }) => name), count };
}
