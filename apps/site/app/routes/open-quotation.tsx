import { lastId } from '@wbn/cards/business/business-path.ts';
import { OpenQuotationPage } from '@wbn/messaging/quotations/quotation-pages.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { ReportItem } from '@wbn/social/safety/report-button.tsx';
import { useParams, useSearchParams } from 'react-router-dom';

/** A request for quotation with the own offer, for a supplier. */
export default function OpenQuotation() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const quotationID = lastId(id) ?? id;
  return (
    <OpenQuotationPage
      key={quotationID}
      api={api}
      userID={userID}
      quotationID={quotationID}
      businessID={lastId(address.get('as') ?? '')}
      report={<ReportItem resourceID={quotationID} resourceType="quotation" api={api} />}
    />
  );
}
