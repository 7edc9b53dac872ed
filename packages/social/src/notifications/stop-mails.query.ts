import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { stopMails } from '@wbn/contract/social/notification-settings.ts';
import type { StopOutcome } from './stop-mails-page.tsx';

/** Unsubscribes from the mails that a token belongs to. */
export async function unsubscribe(api: ApiClient, token: string): Promise<NonNullable<StopOutcome>> {
  try {
    const { data } = await api.call(stopMails, { body: { token } });
    return { state: 'stopped', ...data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 || error.status === 400 ? 'missing' : 'failed' };
  }
}
