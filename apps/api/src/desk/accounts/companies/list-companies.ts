import { listDeskCompanies } from '@wbn/contract/desk/companies.ts';
import { accountPageSize } from '@wbn/contract/desk/people.ts';
import { defineHandler } from '../../../server/define-handler.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import { editionsWanted, weekAgoID } from '../shared/list-filter.ts';
import { type CompanyRow, selectCompanies } from './list-companies.sql.ts';

export const listDeskCompaniesHandler = defineHandler(
  listDeskCompanies,
  async ({ query: { name, edition, state, plan, since, after }, staff, services: { db } }) => {
    const rows = await selectCompanies.all(db, {
      ...{ name, state, plan, after, size: accountPageSize + 1 },
      editions: editionsWanted(staff, edition),
      since: since && weekAgoID(),
    });
    const page = rows.slice(0, accountPageSize);
    return {
      data: page.map(presentRow),
      after: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  },
);

function presentRow(row: CompanyRow) {
  return {
    ...{ businessID: row.id, name: row.company_name, plan: row.subscription, isVerified: row.verified },
    ...{ isOwned: row.is_owned, registeredAt: toIsoTime(row.created_at) },
    ...(row.country && { country: row.country }),
    status: row.deleted_at ? ('deleted' as const) : row.status,
  };
}
