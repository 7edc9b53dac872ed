import { OwnQuotationsPage } from '@wbn/messaging/quotations/own-quotations-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';

/** Requests for quotation of the signed-in person and their companies. */
export default function OwnQuotations() {
  return <OwnQuotationsPage api={useMemberApi()} />;
}
