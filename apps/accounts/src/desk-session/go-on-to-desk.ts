import type { FastifyReply } from 'fastify';
import type { Exchange } from '../exchange.ts';
import type { Page } from '../page/document.ts';
import { choices, link } from '../page/text.ts';
import type { Visit } from '../visit.ts';
import { beginDeskSession, findStaffSession, type StaffSession } from './staff-session.sql.ts';

/** The page on which staff give their second factor. */
export const confirmStaffPath = '/staff/confirm';

type HandOff = (exchange: Exchange, session: { id: string; userId: string }) => Promise<FastifyReply>;

/** Whether the password is asked for besides the second factor: a session at the desk begins with both. */
export function asksPassword({ isAtDesk, isSignInRecent }: StaffSession): boolean {
  return !isAtDesk && !isSignInRecent;
}

/**
 * Leads a signed-in person on to the desk: staff who have just given their second factor by the hand-off, other staff to the page that asks
 * for it. Whoever is no member of staff stays here.
 */
export async function goOnToDesk(
  exchange: Exchange,
  session: { id: string; userId: string },
  handOff: HandOff,
): Promise<FastifyReply> {
  const { host, visit, show, goTo } = exchange;
  const known = await findStaffSession.first(host.db, { sessionID: session.id });
  if (!known?.role) return show(strangerPage(visit), 403);
  if (!known.isFactorRecent || asksPassword(known)) return goTo(confirmStaffPath);
  await beginDeskSession.run(host.db, { sessionID: session.id });
  return handOff(exchange, session);
}

/** For people who are no members of staff, or not any more. */
export function strangerPage({ texts, site }: Visit): Page {
  const { title, lead, toSite } = texts.staff.stranger;
  return { title, lead, body: choices(link(new URL('/', site).href, toSite)) };
}
