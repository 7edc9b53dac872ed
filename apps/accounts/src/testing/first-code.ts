import { readPendingAddress } from '../account/two-factor/pending-secret.ts';
import { findPersonByEmail } from '../people.sql.ts';
import { authenticatorCode } from './authenticator-code.ts';
import type { TestHost } from './start-test-host.ts';

/** The first code for a set-up of an authenticator app that waits for it. */
export async function firstCode(host: TestHost, email: string): Promise<string> {
  const person = await findPersonByEmail.first(host.db, { email });
  const address = await readPendingAddress(host, { userId: person?.id ?? '', email });
  return authenticatorCode(address ?? '');
}
