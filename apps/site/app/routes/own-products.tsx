import { OwnProductsPage } from '@wbn/business-office/own-products/own-products-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** Products of a company, for its owner and admins (RT-22). */
export default function OwnProducts() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <OwnProductsPage api={api} id={id} />;
}
