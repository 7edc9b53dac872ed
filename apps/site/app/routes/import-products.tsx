import { ImportProductsPage } from '@wbn/business-office/import-products/import-products-page.tsx';
import { ManageFrame } from '@wbn/business-office/manage/manage-frame.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** CSV import of products, for owner and admins of a company. */
export default function ImportProducts() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  const t = useText('own-products');
  return (
    <ManageFrame
      api={api}
      id={id}
      screen="products"
      head={{ title: t('import.title'), lead: t('import.intro') }}
    >
      {(office) => <ImportProductsPage key={office.business.businessID} api={api} office={office} />}
    </ManageFrame>
  );
}
