import type { FastifyInstance } from 'fastify';
import { authHeaders, passCookies } from '../../auth/call-auth.ts';
import type { Host } from '../../host.ts';
import { answerPage } from '../../page/answer-page.ts';
import { withReturn } from '../../page/form.ts';
import { findPerson } from '../../people.sql.ts';
import { type Refusal, refusePassword, refuseSecondFactor } from '../confirm-person.ts';
import { selectExports } from '../export/export.sql.ts';
import { removeExportFiles } from '../export/export-files.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { deleteAccount, findOwnedBusinesses } from './delete-account.ts';
import { deletedPage, deletePage, deletePath } from './delete-page.ts';
import { addAccountDeletedMail } from './mail-account-deleted.ts';

/** Deletes the account, after the password and, where it is on, the second factor. */
export function deleteRoutes(server: FastifyInstance, host: Host): void {
  server.get(deletePath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    const owned = await findOwnedBusinesses(host.db, session.userId);
    return answerPage(reply, visit, deletePage(visit, { owned, twoFactor: session.user.twoFactorEnabled }));
  });

  server.post(deletePath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    const person = session && (await findPerson.first(host.db, { id: session.userId }));
    if (!person) return reply;
    const again = async (refusal?: Refusal) => {
      const owned = await findOwnedBusinesses(host.db, session.userId);
      const twoFactor = session.user.twoFactorEnabled;
      const page = deletePage(visit, { owned, twoFactor, problems: refusal?.problems ?? {} });
      return answerPage(reply, visit, page, refusal?.status ?? 409);
    };
    // Before the code is checked, so that a refused deletion uses up no recovery code.
    const owned = await findOwnedBusinesses(host.db, person.id);
    if (owned.some(({ alone }) => !alone)) return again();
    const refused =
      (await refusePassword(host, request, reply, visit, session)) ??
      (await refuseSecondFactor(host, request, reply, visit, session));
    if (refused) return again(refused);
    const exports = await selectExports.all(host.db, { userID: person.id });
    const isGone = await deleteAccount(host.db, person.id, (transaction) =>
      addAccountDeletedMail(transaction, person, visit),
    );
    if (!isGone) return again();
    const exportIDs = exports.map(({ id }) => id);
    await removeExportFiles(host.settings.exportsDir, exportIDs);
    const left = await host.auth.api.signOut({ headers: authHeaders(request), asResponse: true });
    passCookies(left, reply);
    return reply.redirect(withReturn(visit, '/account/deleted'), 303);
  });

  server.get('/account/deleted', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    return answerPage(reply, visit, deletedPage(visit));
  });
}
