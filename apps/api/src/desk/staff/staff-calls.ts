import {
  changeStaff,
  endStaff,
  inviteStaff,
  listStaff,
  renewStaffInvitation,
  withdrawStaffInvitation,
} from '@wbn/contract/desk/staff.ts';
import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import {
  inviteToDesk,
  renewInvitationToDesk,
  requireInvitation,
  withdrawInvitationToDesk,
} from './invite-staff.ts';
import { changePlace, endPlace, placeOf } from './manage-staff.ts';
import { type Manager, mayManage } from './policies.ts';
import { type ColleagueRow, type InvitationRow, selectColleagues, selectInvitations } from './staff.sql.ts';

/** Stored without a script: the edition says it. */
const mailLanguage = (language: string): Language =>
  languages.find((one) => one === language.split('-')[0]) ?? 'en';

function presentColleague(by: Manager, row: ColleagueRow) {
  return {
    ...{ staffID: row.id, name: row.name, email: row.email, ...placeOf(row) },
    since: toIsoTime(row.created_at),
    ...(row.seen_at && { lastSeenAt: toIsoTime(row.seen_at) }),
    ...(row.left_at && { leftAt: toIsoTime(row.left_at) }),
    mayChange: row.left_at === null && mayManage(by, placeOf(row)),
  };
}

function presentInvitation(by: Manager, row: InvitationRow) {
  return {
    ...{ invitationID: row.id, email: row.email, ...placeOf(row), invitedBy: row.invited_by_name },
    ...{ createdAt: toIsoTime(row.created_at), expiresAt: toIsoTime(row.expires_at) },
    mayChange: mayManage(by, placeOf(row)),
  };
}

export const listStaffHandler = defineHandler(listStaff, async ({ query, staff, services: { db } }) => {
  const colleagues = await selectColleagues.all(db, { hasLeft: query.state === 'left' });
  const invitations = await selectInvitations.all(db);
  return {
    data: colleagues.map((row) => presentColleague(staff, row)),
    invitations: invitations.map((row) => presentInvitation(staff, row)),
  };
});

export const inviteStaffHandler = defineHandler(
  inviteStaff,
  async ({ body, idempotencyKey, language, staff, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { email, language: given, ...place } = body;
      const invitation = { email, place, language: given ?? mailLanguage(language) };
      const { id } = await createOnce(transaction, {
        ...{ call: inviteStaff.name, userID: staff.id, idempotencyKey, body },
        create: async () => (await inviteToDesk(transaction, staff, invitation)).id,
      });
      return { data: presentInvitation(staff, await requireInvitation(transaction, staff, id)) };
    }),
);

export const renewStaffInvitationHandler = defineHandler(
  renewStaffInvitation,
  async ({ params: { id }, staff, services: { db } }) => ({
    data: presentInvitation(staff, await renewInvitationToDesk(db, staff, id)),
  }),
);

export const withdrawStaffInvitationHandler = defineHandler(
  withdrawStaffInvitation,
  async ({ params: { id }, staff, services: { db } }) => {
    await withdrawInvitationToDesk(db, staff, id);
    return { data: { invitationID: id } };
  },
);

export const changeStaffHandler = defineHandler(
  changeStaff,
  async ({ params: { id: staffID }, body: place, staff, services: { db } }) => {
    await changePlace(db, staff, { staffID, place });
    const changed = (await selectColleagues.all(db, { hasLeft: false })).find(({ id }) => id === staffID);
    if (!changed) throw notFound('There is no such colleague.');
    return { data: presentColleague(staff, changed) };
  },
);

export const endStaffHandler = defineHandler(
  endStaff,
  async ({ params: { id: staffID }, staff, services: { db } }) => {
    await endPlace(db, staff, staffID);
    return { data: { staffID } };
  },
);
