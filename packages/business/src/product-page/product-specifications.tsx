import type { Product } from '@wbn/contract/business/product.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';
import { factRows } from '../business-page/fact-rows.ts';
import { PageSection } from '../business-page/page-section.tsx';
import { tagsOf } from '../business-page/tags-of.tsx';
import { mergeSpecs } from './merge-specs.ts';
import * as styles from './product-page.css.ts';

/** Rows of the technical specification shown before 'View more'. */
const visibleSpecs = 10;

/** Where the product belongs and how it is to be had (PRD-05), then its technical data (PRD-06). */
export function ProductSpecifications({ product }: { product: Product }) {
  const { t } = useTranslation('business');
  const rows = factRows([
    { label: t('fact.industry'), value: product.industry?.name },
    { label: t('fact.category'), value: product.category?.name },
    { label: t('fact.subCategory'), value: product.subCategory?.name },
    { label: t('fact.brand'), value: product.brand },
    { label: t('fact.model'), value: product.model },
    { label: t('fact.ean'), value: product.ean },
    { label: t('fact.leadTime'), value: product.leadTime },
    { label: t('fact.stock'), value: product.stock ? t('yes') : t('no') },
    { label: t('fact.keywords'), value: tagsOf(product.keywords.map((name) => ({ name }))) },
  ]);
  const specs = mergeSpecs(product.specs).map(({ key, value }) => ({
    label: key,
    value: <bdi>{value}</bdi>,
  }));
  return (
    <div className={styles.tables}>
      <PageSection id="specifications" title={t('specifications')}>
        <DetailsTable rows={rows} />
      </PageSection>
      {specs.length > 0 && (
        <PageSection id="technical" title={t('technicalSpecifications')}>
          <DetailsTable
            rows={specs}
            visibleRows={visibleSpecs}
            moreLabel={t('viewMore')}
            lessLabel={t('viewLess')}
          />
        </PageSection>
      )}
    </div>
  );
}
