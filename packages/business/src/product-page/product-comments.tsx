import { type ProductAddress, productPath } from '@wbn/cards/business/business-path.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { LoginAction } from '../actions/login-action.tsx';

/** Comments on the product (PRD-08); a visitor is asked to log in first. */
export function ProductComments({ product }: { product: ProductAddress }) {
  const { t } = useTranslation('business');
  return (
    <PageSection id="comments" title={t('comments')}>
      <Inline justify="between">
        <Text tone="muted">{t('loginToComment')}</Text>
        <LoginAction label={t('login')} returnTo={productPath(product)} />
      </Inline>
    </PageSection>
  );
}
