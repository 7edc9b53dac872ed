import { accountPageSize, listDeskPeople } from '@wbn/contract/desk/people.ts';
import { defineHandler } from '../../../server/define-handler.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import { editionsWanted, weekAgoID } from '../shared/list-filter.ts';
import { type PersonRow, selectPeople } from './list-people.sql.ts';

export const listDeskPeopleHandler = defineHandler(
  listDeskPeople,
  async ({ query: { name, edition, state, since, after }, staff, services: { db } }) => {
    const rows = await selectPeople.all(db, {
      ...{ name, state, after, size: accountPageSize + 1 },
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

function presentRow(row: PersonRow) {
  const { id, first_name, last_name, country, company_name, created_at, email_verified, measured_until } =
    row;
  return {
    ...{ userID: id, name: `${first_name} ${last_name}`.trim(), registeredAt: toIsoTime(created_at) },
    ...(country && { country }),
    ...(company_name && { companyName: company_name }),
    ...(email_verified !== null && { isConfirmed: email_verified }),
    ...(measured_until && { measuredUntil: toIsoTime(measured_until) }),
  };
}
