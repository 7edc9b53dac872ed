import { type ProductAddress, productPath } from '@wbn/cards/business/business-path.ts';
import { LateCompareToggle } from '@wbn/cards/compare/late-compare-toggle.tsx';
import { LikeCount } from '@wbn/cards/parts/like-count.tsx';
import { useAbsolutePath } from '@wbn/edition/use-absolute-path.ts';
import { CopyButton } from '@wbn/ui-kit/controls/copy-button.tsx';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './actions.css.ts';
import { LoginAction } from './login-action.tsx';

interface ProductActionsProps {
  readonly product: ProductAddress;
  readonly likes: number;
}

/** Reaction summary, Like and Share of a product (PRD-03, PRD-11). */
export function ProductActions({ product, likes }: ProductActionsProps) {
  const { t } = useTranslation('business');
  const absolutePath = useAbsolutePath();
  const path = productPath(product);
  return (
    <fieldset aria-label={t('actions')} className={styles.actions}>
      <LoginAction label={t('like')} icon={<ThumbsUp />} returnTo={path} />
      <CopyButton
        label={t('share')}
        text={() => absolutePath(path)}
        copiedMessage={t('productLinkCopied')}
        size="sm"
      />
      <LateCompareToggle kind="products" of={{ id: product.productID, name: product.name }} />
      <LikeCount likes={likes} />
    </fieldset>
  );
}
