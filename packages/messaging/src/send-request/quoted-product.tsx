import { productPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { IconLink } from '@wbn/ui-kit/controls/icon-button.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Labelled } from './receiver-card.tsx';
import * as styles from './send-request.css.ts';

interface QuotedProductProps {
  readonly product: Product;
  /** Where the form stands without it. */
  readonly pathWithout: string;
}

/** The product that is asked about. */
export function QuotedProduct({ product, pathWithout }: QuotedProductProps) {
  const { t } = useTranslation('send-request');
  const path = usePath();
  const { name } = product;
  const photo = product.mainImage ?? product.photos[0];
  return (
    <Labelled label={t('field.productID')} control="productID">
      <div className={styles.thing}>
        <div className={styles.picture}>
          <Photo
            src={photo?.url}
            versions={photo?.versions}
            sizes="3rem"
            alt=""
            ratio="1:1"
            fit="contain"
            fallbackName={name}
          />
        </div>
        <div className={styles.words}>
          <TextLink to={path(productPath(product))} tone="default" {...foreignText(name)}>
            {name}
          </TextLink>
        </div>
        <IconLink
          to={pathWithout}
          replace
          preventScrollReset
          label={t('removeNamed', { name })}
          icon={<X aria-hidden />}
        />
      </div>
    </Labelled>
  );
}
