import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { LoginAction } from '../actions/login-action.tsx';
import { PageSection } from '../business-page/page-section.tsx';
import { type ProductAddress, productPath } from '../business-path.ts';

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
