import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { tagsOf } from '@wbn/cards/parts/tags-of.tsx';
import { mergeSpecs } from '@wbn/cards/product/merge-specs.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './product-page.css.ts';

/** Rows of the technical specification shown before 'View more'. */
const visibleSpecs = 10;

/** Where the product belongs and how it is to be had (PRD-05), then its technical data (PRD-06). */
export function ProductSpecifications({ product }: { product: Product }) {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
  const rows = factRows([
    { label: ofCards('fact.industry'), value: product.industry?.name },
    { label: ofCards('fact.category'), value: product.category?.name },
    { label: ofCards('fact.subCategory'), value: product.subCategory?.name },
    { label: ofCards('fact.brand'), value: product.brand },
    { label: ofCards('fact.model'), value: product.model },
    { label: ofCards('fact.ean'), value: product.ean },
    { label: ofCards('fact.leadTime'), value: product.leadTime },
    { label: ofCards('fact.stock'), value: product.stock ? t('yes') : t('no') },
    { label: ofCards('fact.keywords'), value: tagsOf(product.keywords.map((name) => ({ name }))) },
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
