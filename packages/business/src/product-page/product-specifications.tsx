import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { mergeSpecs } from '@wbn/cards/product/merge-specs.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';
import { detailRows } from '../facts/fact.ts';
import { useProductFacts } from '../facts/use-product-facts.ts';
import * as styles from './product-page.css.ts';

/** Rows of the technical specification shown before 'View more'. */
const visibleSpecs = 10;

/** Where the product belongs and how it is to be had (PRD-05), then its technical data (PRD-06). */
export function ProductSpecifications({ product }: { product: Product }) {
  const { t } = useTranslation('business');
  const facts = useProductFacts();
  const specs = mergeSpecs(product.specs).map(({ key, value }) => ({
    label: key,
    value: <bdi>{value}</bdi>,
  }));
  return (
    <div className={styles.tables}>
      <PageSection id="specifications" title={t('specifications')}>
        <DetailsTable rows={detailRows(facts.details(product))} />
      </PageSection>
      <PageSection id="technical" title={t('technicalSpecifications')}>
        <DetailsTable
          rows={specs}
          visibleRows={visibleSpecs}
          moreLabel={t('viewMore')}
          lessLabel={t('viewLess')}
          emptyLabel={t('noContent')}
        />
      </PageSection>
    </div>
  );
}
