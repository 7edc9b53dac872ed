import { OpenQuotationsPage } from '@wbn/messaging/quotations/open-quotations-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';

/** Open requests for quotation that fit the person's companies. */
export default function OpenQuotations() {
  return <OpenQuotationsPage api={useMemberApi()} />;
}
