import type { PicturedProduct } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { useTranslation } from 'react-i18next';
import { type BusinessAddress, productPath } from './business-path.ts';
import * as styles from './product-pictures.css.ts';

interface ProductPicturesProps {
  readonly business: BusinessAddress;
  readonly products: readonly PicturedProduct[];
}

/** What a company makes, in pictures that lead to the products. */
export function ProductPictures({ business, products }: ProductPicturesProps) {
  const { t } = useTranslation('cards');
  const path = usePath();
  if (products.length === 0) return null;
  return (
    <ul role={listRole('ul')} aria-label={t('section.products')} className={styles.pictures}>
      {products.map(({ productID, name, photo }) => (
        <li key={productID}>
          <Anchor
            to={path(productPath({ productID, name, businessProfile: business }))}
            title={name}
            className={styles.link}
          >
            <Photo
              src={photo.url}
              versions={photo.versions}
              sizes="6rem"
              alt={name}
              ratio="1:1"
              fit="contain"
              fallbackName={name}
            />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
