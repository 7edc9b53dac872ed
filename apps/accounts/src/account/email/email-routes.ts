import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { findWaitingChange } from '../../auth/address-change.sql.ts';
import { createResetToken } from '../../auth/reset-token.ts';
import type { Exchange } from '../../exchange.ts';
import { currentSession } from '../../exchange.ts';
import {
  confirmPath,
  emailPath,
  mailAddressChanged,
  mailNewAddress,
  undoPath,
} from '../../mails/account-mails.ts';
import { isOutboxOpen } from '../../outbox/is-outbox-open.ts';
import { type Problems, readEmail, readField } from '../../page/form.ts';
import type { Pages } from '../../pages.ts';
import { mayMail, nextMail, refuseTooMany, throttledProblem } from '../../throttle.ts';
import { newSecret } from '../../tokens/secrets.ts';
import type { Visit } from '../../visit.ts';
import { refusePassword } from '../confirm-person.ts';
import { wordsOf } from '../member-texts.ts';
import { confirmChange, readChange, requestAddress, undoChange } from './address-change.ts';
import { confirmChangePage, emailPage, undoPage, usedChangePage } from './email-pages.ts';

/**
 * Pages of the two links of a change: one to the new address confirms it, one to the old address undoes it. When the person is signed in,
 * the link confirms; otherwise the password is asked for, so that a mistyped address gives a stranger nothing.
 */
export function emailLinkRoutes({ host, open }: Pages): void {
  const ownSession = async (exchange: Exchange, userID: string) => {
    const session = await currentSession(exchange);
    return session?.userId === userID ? session : undefined;
  };

  open.get(confirmPath, async (exchange) => {
    const { visit, show } = exchange;
    const token = visit.query.get('token') ?? '';
    const change = await readChange(host.db, token, 'confirm');
    if (!change) return show(usedChangePage(visit), 410);
    const asksPassword = !(await ownSession(exchange, change.userID));
    const view = { token, email: change.newEmail, asksPassword };
    return show(confirmChangePage(visit, view));
  });

  open.post(confirmPath, async (exchange) => {
    const { request, visit, show, goTo } = exchange;
    const token = readField(request, 'token');
    const change = await readChange(host.db, token, 'confirm');
    if (!change) return show(usedChangePage(visit), 410);
    const session = await ownSession(exchange, change.userID);
    const person = { userId: change.userID, user: { email: change.oldEmail } };
    const refused = session ? undefined : await refusePassword(exchange, person);
    if (refused) {
      const view = { token, email: change.newEmail, asksPassword: true, problems: refused.problems };
      return show(confirmChangePage(visit, view), refused.status);
    }
    const done = await confirmChange(host.db, change, (transaction) =>
      mailAddressChanged.add(transaction, visit, { changeID: change.id }),
    );
    if (!done) return show(usedChangePage(visit), 410);
    return goTo(session ? '/account?done=email' : '/login?done=email');
  });

  open.get(undoPath, async ({ visit, show }) => {
    const token = visit.query.get('token') ?? '';
    const change = await readChange(host.db, token, 'undo');
    if (!change) return show(usedChangePage(visit), 410);
    return show(undoPage(visit, { token, email: change.oldEmail }));
  });

  // The person chooses a new password at once, because whoever changed the address knows the old one.
  open.post(undoPath, async ({ request, visit, show, goTo }) => {
    const change = await readChange(host.db, readField(request, 'token'), 'undo');
    if (!change || !(await undoChange(host.db, change))) return show(usedChangePage(visit), 410);
    const token = newSecret();
    await createResetToken(host.auth, change.userID, token);
    return goTo(`/reset-password?token=${token}`);
  });
}

/**
 * Pages that request a new address, for members who have just authenticated. The page never says whether the address is taken; only the
 * mail does.
 */
export function emailRoutes({ host, recent }: Pages): void {
  recent.get(emailPath, async (exchange) => {
    const { visit, session, show } = exchange;
    const waiting = await findWaitingChange.first(host.db, { userID: session.userId });
    const outbox = isOutboxOpen(exchange);
    const view = { email: session.user.email, waiting: waiting?.newEmail, outbox };
    return show(emailPage(visit, view));
  });

  recent.post(emailPath, async (exchange) => {
    const { request, visit, session, show, goTo } = exchange;
    const { email } = session.user;
    const newEmail = readEmail(request).toLowerCase();
    const again = (problems: Problems, status: number) =>
      show(emailPage(visit, { email, given: newEmail, outbox: false, problems }), status);
    const problem = problemOf(visit, email, newEmail);
    if (problem) return again({ email: problem }, 422);
    const tooMany = await refuseTooMany(exchange, 'newAddress', { account: email });
    if (tooMany) return again(tooMany, 429);
    if (!(await mayMail(host.db, newEmail))) return again(throttledProblem(visit, nextMail), 429);
    const wish = { userID: session.userId, oldEmail: email, newEmail };
    await host.db.transaction().execute(async (transaction) => {
      const changeID = await requestAddress(transaction, wish);
      await mailNewAddress.add(transaction, visit, { changeID });
    });
    return goTo(emailPath);
  });
}

function problemOf(visit: Visit, email: string, newEmail: string): string | undefined {
  if (!isMailAddress(newEmail)) return visit.texts.problem.email;
  return newEmail === email ? wordsOf(visit).email.same : undefined;
}
