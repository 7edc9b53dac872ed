import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { loadOwnMails, saveOwnMails } from '@wbn/contract/desk/own-mails.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { defineHandler } from '../server/define-handler.ts';
import { mayDecideKind } from '../staff/staff-scope.ts';

const findMails = defineStatement((db, { userID }: { readonly userID: string }) =>
  db.selectFrom('staff_member').select(['has_morning_mail', 'mails_at_once']).where('user_id', '=', userID),
);

const updateMails = defineStatement(
  (db, given: { readonly userID: string; readonly morning: boolean; readonly atOnce: readonly string[] }) =>
    db
      .updateTable('staff_member')
      .set({ has_morning_mail: given.morning, mails_at_once: [...given.atOnce] })
      .where('user_id', '=', given.userID),
);

export const loadOwnMailsHandler = defineHandler(
  loadOwnMails,
  async ({ staff: { id: userID }, services: { db } }) => {
    const { has_morning_mail: morning, mails_at_once } = await findMails.only(db, { userID });
    // Only kinds of the contract are stored.
    return { data: { morning, atOnce: mails_at_once as CaseKind[] } };
  },
);

export const saveOwnMailsHandler = defineHandler(
  saveOwnMails,
  async ({ body: { morning, atOnce }, staff, services: { db } }) => {
    const foreign = atOnce.filter((kind) => !mayDecideKind(staff, kind));
    if (foreign.length > 0) throw validationError({ atOnce: `you do not deal with ${foreign.join(', ')}` });
    const chosen = { morning, atOnce: [...new Set(atOnce)] };
    await updateMails.run(db, { userID: staff.id, ...chosen });
    return { data: chosen };
  },
);
