import { ApiError } from '@wbn/api-client/api-error.ts';
import { checkReply } from '@wbn/api-client/check-reply.ts';
import { createApiClient } from '@wbn/api-client/create-api-client.ts';
import { getSession } from '@wbn/contract/account/account-calls.ts';
import { sessionStore } from './browser-session-store.ts';
import { deleteVerifier, readVerifier } from './login-challenge.ts';
import type { SessionConfig } from './session-config.ts';

/** `refused`: the auth host rejected the code. `unreachable`: there was no answer and a retry may succeed. */
export type HandOffOutcome =
  | { readonly state: 'signed-in' }
  | { readonly state: 'refused' }
  | { readonly state: 'unreachable'; readonly error: unknown };

/** Exchanges the code of a hand-off for a session and saves it (SES-12). */
export async function exchangeHandOff(code: string, config: SessionConfig): Promise<HandOffOutcome> {
  try {
    const body = { token: code, verifier: readVerifier() };
    const api = createApiClient({ ...config, ...(import.meta.env.DEV && { check: checkReply }) });
    const session = (await api.call(getSession, { body })).data;
    deleteVerifier();
    sessionStore.saveForNextPage(session);
    return { state: 'signed-in' };
  } catch (error) {
    // Only a 4xx reply is a rejection; without a reply or with a 5xx the code may still be valid.
    const answered = error instanceof ApiError && error.status !== 0 && error.status < 500;
    return answered ? { state: 'refused' } : { state: 'unreachable', error };
  }
}
