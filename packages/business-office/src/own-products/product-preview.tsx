import { productPath } from '@wbn/cards/business/business-path.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './edit-product.css.ts';
import { stateOf } from './product-state.ts';
import { filledSpecs, type ProductValues } from './product-values.ts';
import { StateBadge } from './state-badge.tsx';

interface ProductPreviewProps {
  readonly values: ProductValues;
  readonly product: OwnProduct | null;
  readonly business: BusinessProfile;
}

/** How the product looks in search results while it is being written, and the way to its page when it has one. */
export function ProductPreview({ values, product, business }: ProductPreviewProps) {
  const { t } = useTranslation('own-products');
  const path = usePath();
  const { businessID, subscription, verified, general, contactInfo } = business;
  const photos = values.photos.map(({ url }) => ({ url }));
  const name = values.name.trim() || t('preview.noName');
  const card = {
    productID: product?.productID ?? '',
    businessID,
    name,
    description: values.description,
    photos,
    specs: filledSpecs(values).map(({ key, value }) => ({ key, value })),
    businessProfile: { businessID, subscription, verified, general, contactInfo },
  };
  const state = product ? stateOf(product) : undefined;
  return (
    <aside aria-labelledby="preview-title" className={styles.preview}>
      <Stack space="sm">
        <div className={styles.previewHead}>
          <Heading level={2} size="sm" id="preview-title">
            {t('preview.title')}
          </Heading>
          {state && <StateBadge state={state} />}
        </div>
        {/* Seen, not used: it leads to a page that may not be there yet. */}
        <div inert>
          <ProductCard product={card} level={3} />
        </div>
        {product && state === 'published' ? (
          <ButtonLink
            variant="secondary"
            size="sm"
            block
            icon={<ExternalLink />}
            to={path(productPath({ ...product, businessProfile: business }))}
            target="_blank"
            rel="noopener"
          >
            {t('preview.open')}
          </ButtonLink>
        ) : (
          <Text size="sm" tone="muted">
            {t(state === 'hidden' ? 'stateTitle.hidden' : 'preview.notYet')}
          </Text>
        )}
      </Stack>
    </aside>
  );
}
