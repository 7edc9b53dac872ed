import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { OwnReportsPage } from '@wbn/social/safety/own-reports-page.tsx';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('ownTitle', 'safety');
export const meta = headMeta;

/** Reports made by the signed-in person. */
export default function OwnReports() {
  return <OwnReportsPage api={useMemberApi()} />;
}
