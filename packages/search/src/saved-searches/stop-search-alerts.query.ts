import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { stopSearchAlerts } from '@wbn/contract/search/stop-search-alerts.ts';
import type { StoppedAlerts } from './stop-alerts-page.tsx';

/** Ends the mails of the search that a token belongs to. */
export async function endSearchAlerts(api: ApiClient, token: string): Promise<NonNullable<StoppedAlerts>> {
  try {
    const { data } = await api.call(stopSearchAlerts, { body: { token } });
    return { state: 'stopped', name: data.name };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 || error.status === 400 ? 'missing' : 'failed' };
  }
}
