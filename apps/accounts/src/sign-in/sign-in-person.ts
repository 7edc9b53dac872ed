import { authHeaders, passCookies } from '../auth/call-auth.ts';
import type { Exchange } from '../exchange.ts';
import { findSession } from '../people.sql.ts';

/** Signs a person in who has proved their identity by a link in a mail, in this browser. */
export async function signInPerson(
  { host, request, reply }: Exchange,
  userId: string,
): Promise<{ id: string; userId: string }> {
  const answer = await host.auth.api.signInPerson({
    body: { userId },
    headers: authHeaders(request),
    asResponse: true,
  });
  passCookies(answer, reply);
  const { token = '' } = (await answer.json()) as { token?: string };
  const session = await findSession.first(host.db, { token });
  if (!session) throw new Error('Confirmed, but no session was made');
  return session;
}
