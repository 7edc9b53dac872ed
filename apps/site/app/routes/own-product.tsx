import { ManageFrame } from '@wbn/business-office/manage/manage-frame.tsx';
import { EditProductPage } from '@wbn/business-office/own-products/edit-product-page.tsx';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

const isNew = (product: string | undefined) => product?.toLowerCase() === 'new';
const titleOf = (product: string | undefined) => (isNew(product) ? 'newTitle' : 'editTitle');

export function loader(args: LoaderFunctionArgs) {
  return membersPage(args, `own-products:${titleOf(args.params.product)}`);
}

export const meta = headMeta;

/** Form for a product: `products/new`, or `products/{productID}`. */
export default function OwnProduct() {
  const t = useText('own-products');
  const api = useMemberApi();
  const { userID = '' } = useSession();
  const { id = '', product = '' } = useParams();
  const title = t(titleOf(product));
  return (
    <ManageFrame api={api} id={id} screen="products" may={['owner', 'admin']} head={{ title }}>
      {(office) => (
        <EditProductPage
          api={api}
          office={office}
          userID={userID}
          productID={isNew(product) ? undefined : (lastId(product) ?? product)}
        />
      )}
    </ManageFrame>
  );
}
