import { stopSearchAlerts } from '@wbn/contract/search/stop-search-alerts.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { stopAlerts } from './saved-search.sql.ts';

export const stopSearchAlertsHandler = defineHandler(
  stopSearchAlerts,
  async ({ body: { token }, services: { db } }) => {
    const stopped = await stopAlerts.first(db, { token });
    if (!stopped) throw notFound('This search is not kept any more: no mails come.');
    return { data: stopped };
  },
);
