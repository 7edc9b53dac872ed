import { endPersonSessions, loadDeskPerson } from '@wbn/contract/desk/people.ts';
import { editionOfCountry } from '@wbn/edition/home-site.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { readAllowances } from '../../../safety/read-allowances.ts';
import { isNewcomerAccount } from '../../../safety/require-allowance.ts';
import { defineHandler } from '../../../server/define-handler.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import type { DeskStaff } from '../../../staff/require-staff.ts';
import { recordStaffAction } from '../../../staff/staff-action.ts';
import { requireEdition } from '../edition-scope.ts';
import { loadAccountParts } from '../shared/present-parts.ts';
import {
  countReportsBy,
  deleteSessions,
  findPersonForStaff,
  type PersonForStaff,
  revokeFamilies,
  selectCompaniesOf,
  selectOpenSessions,
} from './person.sql.ts';

/** Finds a person of the colleague's editions. Throws NotFound. */
export async function requirePerson(
  db: Kysely<Database>,
  staff: Pick<DeskStaff, 'editions'>,
  userID: string,
): Promise<PersonForStaff> {
  const row = await findPersonForStaff.first(db, { userID });
  if (!row) throw notFound(`There is no person with the id ${userID}.`);
  requireEdition(staff, row.country, 'person');
  return row;
}

export const loadDeskPersonHandler = defineHandler(
  loadDeskPerson,
  async ({ params: { id: userID }, staff, services: { db } }) => {
    const person = await requirePerson(db, staff, userID);
    const [allowances, isNew, sessions, companies, reportsBy, { reports, ...parts }] = await Promise.all([
      readAllowances(db, userID),
      isNewcomerAccount(db, userID),
      selectOpenSessions.all(db, { userID }),
      selectCompaniesOf.all(db, { userID }),
      countReportsBy.only(db, { userID }),
      loadAccountParts(db, [userID]),
    ]);
    return {
      data: {
        ...presentPerson(person),
        account: person.account_since && {
          since: toIsoTime(person.account_since),
          isConfirmed: person.email_verified === true,
          isNew,
          hasSecondFactor: person.two_factor_enabled === true || person.has_passkey,
          isStaff: person.is_staff,
        },
        allowances: allowances.map(({ nextAt, ...allowance }) => ({
          ...allowance,
          ...(nextAt && { nextAt: nextAt.toISOString() }),
        })),
        sessions: sessions.map(({ id, user_agent, sites, created_at, last_used_at }) => ({
          ...{ sessionID: id, sites, since: toIsoTime(created_at), lastUsedAt: toIsoTime(last_used_at) },
          ...(user_agent && { browser: user_agent }),
        })),
        companies: companies.map(({ id, company_name, role, is_public }) => ({
          ...{ businessID: id, name: company_name, role, isPublic: is_public === true },
        })),
        ...{ reportsBy, reportsAgainst: reports, ...parts },
      },
    };
  },
);

function presentPerson(row: PersonForStaff) {
  return {
    userID: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    country: row.country ?? undefined,
    edition: editionOfCountry(row.country),
    language: row.preferred_language ?? undefined,
    profession: row.profession ?? undefined,
    companyName: row.company_name ?? undefined,
    jobPosition: row.job_position ?? undefined,
    presentation: row.brief_presentation ?? undefined,
    registeredAt: toIsoTime(row.created_at),
  };
}

export const endPersonSessionsHandler = defineHandler(
  endPersonSessions,
  ({ params: { id: userID }, body: { sessionID = null, reason }, staff, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requirePerson(transaction, staff, userID);
      const before = await selectOpenSessions.all(transaction, { userID });
      await deleteSessions.run(transaction, { userID, sessionID });
      await revokeFamilies.run(transaction, { userID, sessionID });
      const after = await selectOpenSessions.all(transaction, { userID });
      const ended = before.length - after.length;
      if (sessionID && ended === 0) throw notFound('This session has ended already.');
      if (ended > 0)
        await recordStaffAction(transaction, staff, {
          ...{ act: 'end-sessions', target: { type: 'user', id: userID }, reason },
          ...{ before: { sessions: before.length }, after: { sessions: after.length } },
        });
      return { data: { ended } };
    }),
);
