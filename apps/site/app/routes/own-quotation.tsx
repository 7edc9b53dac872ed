import { lastId } from '@wbn/cards/business/business-path.ts';
import { OwnQuotationPage } from '@wbn/messaging/quotations/quotation-pages.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('own.title', 'quotations');
export const meta = headMeta;

/** A request for quotation with its offers, for its buyer. */
export default function OwnQuotation() {
  const { id = '' } = useParams();
  const quotationID = lastId(id) ?? id;
  return <OwnQuotationPage key={quotationID} api={useMemberApi()} quotationID={quotationID} />;
}
