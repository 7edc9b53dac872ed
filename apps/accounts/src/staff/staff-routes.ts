import { refusePassword, refuseSecondFactor } from '../account/confirm-person.ts';
import { markAuthenticated, markSecondFactor } from '../auth/sessions.sql.ts';
import { asksPassword, confirmStaffPath, strangerPage } from '../desk-session/go-on-to-desk.ts';
import { findStaffSession, type StaffSession } from '../desk-session/staff-session.sql.ts';
import type { MemberExchange } from '../exchange.ts';
import type { Page } from '../page/document.ts';
import type { Problems } from '../page/form.ts';
import { withReturn } from '../page/form.ts';
import type { Pages } from '../pages.ts';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import { confirmStaffPage, setUpFactorPage } from './confirm-staff-page.ts';

/** Pages of staff: the second factor at the door of the desk, and again before exports, roles and money. */
export function staffRoutes({ host, member }: Pages): void {
  const { deskUrl } = host.settings;

  /** Answers by itself where nothing can be asked: without a desk, to strangers, and to staff without a second factor. */
  async function findStaff(exchange: MemberExchange): Promise<StaffSession | undefined> {
    const { reply, visit, session, show } = exchange;
    if (!deskUrl) {
      reply.callNotFound();
      return undefined;
    }
    if (!visit.isDesk) {
      const back = new URL('/', deskUrl);
      reply.redirect(withReturn({ back, next: undefined }, confirmStaffPath), 303);
      return undefined;
    }
    const known = await findStaffSession.first(host.db, { sessionID: session.id });
    if (!known?.role) show(strangerPage(visit), 403);
    else if (!known.hasApp && !known.hasPasskey) show(setUpFactorPage(visit));
    else return known;
    return undefined;
  }

  const askFor = (exchange: MemberExchange, known: StaffSession, problems: Problems = {}): Page =>
    confirmStaffPage(exchange.visit, {
      password: asksPassword(known),
      code: known.hasApp,
      email: exchange.session.user.email,
      problems,
    });

  member.get(confirmStaffPath, async (exchange) => {
    const known = await findStaff(exchange);
    return known ? exchange.show(askFor(exchange, known)) : exchange.reply;
  });

  member.post(confirmStaffPath, async (exchange) => {
    const { session, show, reply } = exchange;
    const known = await findStaff(exchange);
    if (!known) return reply;
    // With passkeys alone there is no code to check: the script signs in anew.
    if (!known.hasApp) return show(askFor(exchange, known), 422);
    const withPassword = asksPassword(known);
    const refused =
      (withPassword ? await refusePassword(exchange, session) : undefined) ??
      (await refuseSecondFactor(exchange));
    if (refused) return show(askFor(exchange, known, refused.problems), refused.status);
    await markSecondFactor.run(host.db, { sessionID: session.id });
    if (withPassword) await markAuthenticated.run(host.db, { sessionID: session.id });
    return finishSignIn(exchange, session);
  });
}
