import { lastId } from '@wbn/cards/business/business-path.ts';
import { OwnQuotationPage } from '@wbn/messaging/quotations/quotation-pages.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** A request for quotation with its offers, for its buyer. */
export default function OwnQuotation() {
  const { id = '' } = useParams();
  const quotationID = lastId(id) ?? id;
  return <OwnQuotationPage key={quotationID} api={useMemberApi()} quotationID={quotationID} />;
}
