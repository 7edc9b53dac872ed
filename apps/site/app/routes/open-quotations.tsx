import { OpenQuotationsPage } from '@wbn/messaging/quotations/open-quotations-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('open.title', 'quotations');
export const meta = headMeta;

/** Open requests for quotation that fit the person's companies. */
export default function OpenQuotations() {
  return <OpenQuotationsPage api={useMemberApi()} />;
}
