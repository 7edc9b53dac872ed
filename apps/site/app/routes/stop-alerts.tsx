import { StopAlertsPage } from '@wbn/search/saved-searches/stop-alerts-page.tsx';
import { endSearchAlerts } from '@wbn/search/saved-searches/stop-search-alerts.query.ts';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = translator(context, 'saved-searches');
  return { head: { title: t('stop.title'), path: '/search-alerts/stop', noindex: true } };
}

/** Takes the page's own button, and the one click of a mail program (RFC 8058): the token stands in the address. */
export async function action({ context, url }: ActionFunctionArgs) {
  return endSearchAlerts(context.get(apiContext), url.searchParams.get('token') ?? '');
}

export const meta = headMeta;

export default function StopAlerts() {
  return <StopAlertsPage outcome={useActionData<typeof action>()} />;
}
