import { unsubscribe } from '@wbn/social/notifications/stop-mails.query.ts';
import { StopMailsPage } from '@wbn/social/notifications/stop-mails-page.tsx';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = translator(context, 'notifications');
  return { head: { title: t('stop.title'), path: '/mails/stop', noindex: true } };
}

/** Mail programs read the status only, so failures must not be 200. */
const statuses = { stopped: 200, missing: 404, failed: 503 } as const;

/** Handles the page's button and a mail program's one-click unsubscribe (RFC 8058); the token is in the address. */
export async function action({ context, url }: ActionFunctionArgs) {
  const outcome = await unsubscribe(context.get(apiContext), url.searchParams.get('token') ?? '');
  return data(outcome, { status: statuses[outcome.state] });
}

export const meta = headMeta;

export default function StopMails() {
  return <StopMailsPage outcome={useActionData<typeof action>()} />;
}
