import {
  deletePerson,
  listPersonExports,
  orderPersonExport,
  previewPersonDeletion,
} from '@wbn/contract/desk/personal-data.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { editionOfCountry } from '@wbn/edition/home-site.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { deleteAccountForStaff, makeExport } from '@wbn/host/jobs/account-tasks.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { defineHandler } from '../../../server/define-handler.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import { recordStaffAction } from '../../../staff/staff-action.ts';
import { requirePerson } from './load-person.ts';
import {
  countKept,
  type ExportRow,
  insertStaffExport,
  selectOnlyOwned,
  selectStaffExports,
} from './personal-data.sql.ts';

const presentExport = ({ id, state, created_at, expires_at }: ExportRow) => ({
  ...{ exportID: id, state, at: toIsoTime(created_at), expiresAt: toIsoTime(expires_at) },
});

export const listPersonExportsHandler = defineHandler(
  listPersonExports,
  async ({ params: { id: userID }, staff, services: { db } }) => {
    await requirePerson(db, staff, userID);
    const rows = await selectStaffExports.all(db, { userID, staffID: staff.id });
    return { data: rows.map(presentExport) };
  },
);

export const orderPersonExportHandler = defineHandler(
  orderPersonExport,
  ({ params: { id: userID }, body: { reason }, staff, services: { db, siteLinks } }) =>
    db.transaction().execute(async (transaction) => {
      const person = await requirePerson(transaction, staff, userID);
      if (!person.account_since)
        throw new CallError('Conflict', 'This person has no account: there is nothing of theirs to export.');
      const edition = editionOfCountry(person.country);
      const back = siteLinks.pageAddress(edition, 'en', '/');
      const row = await insertStaffExport.first(transaction, { userID, staffID: staff.id, edition, back });
      if (!row) throw new CallError('Conflict', 'An export of this person is made just now.');
      await addJob(transaction, makeExport, { exportID: row.id }, row.id);
      await recordStaffAction(transaction, staff, {
        ...{ act: 'export-account', target: { type: 'user', id: userID }, reason },
        after: { exportID: row.id },
      });
      return { data: presentExport(row) };
    }),
);

export const previewPersonDeletionHandler = defineHandler(
  previewPersonDeletion,
  async ({ params: { id: userID }, staff, services: { db } }) => {
    const person = await requirePerson(db, staff, userID);
    const owned = await selectOnlyOwned.all(db, { userID });
    const present = (rows: typeof owned) => rows.map(({ id, name }) => ({ businessID: id, name }));
    return {
      data: {
        isStaff: person.is_staff,
        blocked: present(owned.filter(({ others }) => others)),
        going: present(owned.filter(({ others, imported }) => !others && !imported)),
        returning: present(owned.filter(({ others, imported }) => !others && imported)),
        kept: await countKept.only(db, { userID }),
      },
    };
  },
);

/** The auth host deletes, a moment later. */
export const deletePersonHandler = defineHandler(
  deletePerson,
  ({ params: { id: userID }, body: { reason }, staff, services: { db, siteLinks } }) =>
    db.transaction().execute(async (transaction) => {
      const person = await requirePerson(transaction, staff, userID);
      if (person.is_staff)
        throw new CallError(
          'Conflict',
          'This is the account of a colleague: end their work at the desk first.',
        );
      const blocked = (await selectOnlyOwned.all(transaction, { userID })).filter(({ others }) => others);
      if (blocked.length > 0)
        throw new CallError(
          'Conflict',
          `Others work for ${blocked.map(({ name }) => name).join(', ')}: correct the owner first.`,
        );
      const edition = editionOfCountry(person.country);
      const language = languages.find((known) => known === person.preferred_language) ?? 'en';
      const back = siteLinks.pageAddress(edition, language, '/');
      await addJob(transaction, deleteAccountForStaff, { userID, language, edition, back }, userID);
      await recordStaffAction(transaction, staff, {
        ...{ act: 'delete-account', target: { type: 'user', id: userID }, reason },
        before: { ...(await countKept.only(transaction, { userID })) },
      });
      return { data: { userID } };
    }),
);
