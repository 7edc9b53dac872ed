import { businessPath, type ProductAddress, productPath } from '@wbn/cards/business/business-path.ts';
import { LazyCompareToggle } from '@wbn/cards/compare/lazy-compare-toggle.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { TextLanguage } from '@wbn/cards/parts/text-language.tsx';
import type { BusinessAccess } from '@wbn/contract/business/business.ts';
import { useAbsolutePath } from '@wbn/edition/use-absolute-path.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { CopyButton } from '@wbn/ui-kit/controls/buttons/copy-button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { LongText } from '@wbn/ui-kit/text/long-text.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import * as styles from '../actions/actions.css.ts';
import { AskActions } from '../actions/ask-actions.tsx';
import type { ProductPageProps } from './product-page.tsx';

interface ProductActionsProps {
  readonly product: ProductAddress;
  readonly session: BusinessAccess | null;
  readonly actions: ReactNode;
}

/** Characters of the description shown beside the photo; the full text is in the HTML. */
const descriptionLimit = 600;

interface ProductIntroductionProps
  extends Pick<ProductPageProps, 'product' | 'session' | 'actions' | 'counts'> {
  /** The rendered price and key facts. */
  readonly terms: ReactNode;
}

/** Name with a link to the company (PRD-02), price, description, reaction summary and actions (PRD-03). */
export function ProductIntroduction(props: ProductIntroductionProps) {
  const t = useText('business');
  const path = usePath();
  const { product, session = null, actions, counts, terms } = props;
  const { name, description, businessProfile } = product;
  const companyPath = path(businessPath(businessProfile));
  return (
    <Stack>
      <Stack space="xs" align="start">
        <Heading level={1}>
          <TextLink to={companyPath} tone="default" {...foreignText(name)}>
            {name}
          </TextLink>
        </Heading>
        <Text tone="muted">
          {t('offeredBy')}{' '}
          <TextLink to={companyPath} {...foreignText(businessProfile.general.companyName)}>
            {businessProfile.general.companyName}
          </TextLink>
        </Text>
        {counts}
      </Stack>
      {terms}
      <SampleNotice of={[product]} />
      {!session && <AskActions businessID={product.businessID} productID={product.productID} />}
      {description && (
        <div {...foreignText(description, product.textLanguage)}>
          <LongText
            text={description}
            limit={descriptionLimit}
            moreLabel={t('viewMore')}
            lessLabel={t('viewLess')}
          />
        </div>
      )}
      <TextLanguage language={product.textLanguage} />
      <ProductActions product={product} session={session} actions={actions} />
    </Stack>
  );
}

/** Compare and Share, with Like for everybody except the company's owner (PRD-03, PRD-11, PERM-06). */
function ProductActions({ product, session, actions }: ProductActionsProps) {
  const t = useText('business');
  const absolutePath = useAbsolutePath();
  const path = productPath(product);
  return (
    <fieldset aria-label={t('actions')} className={styles.quiet}>
      {session?.access !== 'owner' && actions}
      <LazyCompareToggle kind="products" look="button" of={{ id: product.productID, name: product.name }} />
      <CopyButton
        label={t('share')}
        text={() => absolutePath(path)}
        copiedMessage={t('productLinkCopied')}
        size="sm"
      />
    </fieldset>
  );
}
