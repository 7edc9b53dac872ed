import { OwnQuotationsPage } from '@wbn/messaging/quotations/own-quotations-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('own.title', 'quotations');
export const meta = headMeta;

/** Requests for quotation of the signed-in person and their companies. */
export default function OwnQuotations() {
  return <OwnQuotationsPage api={useMemberApi()} />;
}
