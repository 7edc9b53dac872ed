import { ExportProductsButton } from '@wbn/business-office/import-products/export-products-button.tsx';
import { ManageFrame } from '@wbn/business-office/manage/manage-frame.tsx';
import { OwnProductsPage } from '@wbn/business-office/own-products/own-products-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** Products of a company, for its owner and admins (RT-22). */
export default function OwnProducts() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return (
    <ManageFrame api={api} id={id} screen="products" may={['owner', 'admin']}>
      {(office) => (
        <OwnProductsPage
          api={api}
          office={office}
          exportButton={<ExportProductsButton api={api} office={office} />}
        />
      )}
    </ManageFrame>
  );
}
