import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { OwnReportsPage } from '@wbn/social/safety/own-reports-page.tsx';

/** Reports made by the signed-in person. */
export default function OwnReports() {
  return <OwnReportsPage api={useMemberApi()} />;
}
