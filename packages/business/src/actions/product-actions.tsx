import { type ProductAddress, productPath } from '@wbn/cards/business/business-path.ts';
import { LateCompareToggle } from '@wbn/cards/compare/late-compare-toggle.tsx';
import type { BusinessAccess } from '@wbn/contract/business/business.ts';
import { useAbsolutePath } from '@wbn/edition/use-absolute-path.ts';
import { CopyButton } from '@wbn/ui-kit/controls/copy-button.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './actions.css.ts';

interface ProductActionsProps {
  readonly product: ProductAddress;
  /** What the viewer is to the company. */
  readonly session: BusinessAccess | null;
  /** Like. */
  readonly actions: ReactNode;
  /** How many like it. */
  readonly counts: ReactNode;
}

/** Reaction summary and Share of a product, Like for everybody but the company's owner (PRD-03, PRD-11, PERM-06). */
export function ProductActions({ product, session, actions, counts }: ProductActionsProps) {
  const { t } = useTranslation('business');
  const absolutePath = useAbsolutePath();
  const path = productPath(product);
  return (
    <fieldset aria-label={t('actions')} className={styles.actions}>
      {session?.access !== 'owner' && actions}
      <CopyButton
        label={t('share')}
        text={() => absolutePath(path)}
        copiedMessage={t('productLinkCopied')}
        size="sm"
      />
      <LateCompareToggle kind="products" of={{ id: product.productID, name: product.name }} />
      {counts}
    </fieldset>
  );
}
