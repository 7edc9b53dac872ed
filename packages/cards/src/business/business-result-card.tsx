import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { PicturedProduct } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { TagList } from '@wbn/ui-kit/text/tag-list.tsx';
import type { ReactNode } from 'react';
import { foreignText } from '../labels/foreign-text.ts';
import { uniqueNames } from '../labels/unique-names.ts';
import { useLabels } from '../labels/use-labels.ts';
import * as styles from '../parts/card.css.ts';
import { CardTitle } from '../parts/card-title.tsx';
import { LikeCount } from '../parts/counts.tsx';
import { LatinName } from '../parts/latin-name.tsx';
import { MarkedText, type Match } from '../parts/marked-text.tsx';
import { PromotedLabel } from '../parts/promoted-label.tsx';
import { TextLanguage } from '../parts/text-language.tsx';
import { BusinessBadges } from './business-badges.tsx';
import { BusinessLogo } from './business-logo.tsx';
import { type BusinessAddress, businessPath, productPath } from './business-path.ts';
import * as productPicturesStyles from './product-pictures.css.ts';
import { TypeAndPlace } from './type-and-place.tsx';

interface BusinessResultCardProps extends Match {
  readonly business: BusinessCard;
  readonly likes: number;
  /** The company pays for the position. */
  readonly promoted?: boolean;
  readonly products?: readonly PicturedProduct[];
  /** The product that a search for it found. */
  readonly matchedProduct?: { readonly productID: string; readonly name: string } | undefined;
  readonly level?: 2 | 3;
  readonly action?: ReactNode;
}

/** A company among search results, with the facts that help to choose (SRCH-08). */
export function BusinessResultCard(props: BusinessResultCardProps) {
  const { business, likes, products = [], matchedProduct, promoted = false, level = 2 } = props;
  const { nameRanges, match, action } = props;
  const t = useText('cards');
  const path = usePath();
  const labels = useLabels();
  const { general } = business;
  const text = match?.text ?? general.shortDescription;
  const facts = [
    { label: t('fact.industry'), value: general.industry?.name },
    { label: t('fact.yearStablished'), value: general.yearStablished },
    { label: t('fact.totalEmployees'), value: labels.people(general.totalEmployees) },
  ].filter(({ value }) => value !== undefined);
  return (
    <article className={styles.card}>
      <div className={styles.row}>
        <div className={styles.largeLogo}>
          <BusinessLogo general={general} sizes="6rem" />
        </div>
        <div className={styles.grow}>
          {promoted && <PromotedLabel />}
          <Inline justify="between" align="start">
            <CardTitle level={level} size="md" to={path(businessPath(business))} ranges={nameRanges}>
              {general.companyName}
            </CardTitle>
            <LikeCount likes={likes} />
          </Inline>
          <LatinName general={general} />
          <TypeAndPlace business={business} />
          <BusinessBadges business={business} />
        </div>
      </div>
      {matchedProduct && (
        <p className={styles.matched}>
          <span className={styles.matchedLabel}>{t('matchedProduct')}: </span>
          <Anchor
            to={path(productPath({ ...matchedProduct, businessProfile: business }))}
            className={styles.matchedLink}
            {...foreignText(matchedProduct.name)}
          >
            {matchedProduct.name}
          </Anchor>
        </p>
      )}
      {text && (
        <p className={styles.clip} {...foreignText(text, general.textLanguage)}>
          <MarkedText text={text} ranges={match?.ranges} />
        </p>
      )}
      {text && <TextLanguage language={general.textLanguage} />}
      <ProductPictures business={business} products={products} />
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {general.categories.length > 0 && (
        <TagList
          label={t('fact.categories')}
          items={uniqueNames(general.categories).map((text) => ({ text }))}
        />
      )}
      {action}
    </article>
  );
}

interface ProductPicturesProps {
  readonly business: BusinessAddress;
  readonly products: readonly PicturedProduct[];
}

/** Pictures of a company's products, each a link to the product. */
function ProductPictures({ business, products }: ProductPicturesProps) {
  const t = useText('cards');
  const path = usePath();
  if (products.length === 0) return null;
  return (
    <ul role={listRole('ul')} aria-label={t('section.products')} className={productPicturesStyles.pictures}>
      {products.map(({ productID, name, photo }) => (
        <li key={productID}>
          <Anchor
            to={path(productPath({ productID, name, businessProfile: business }))}
            title={name}
            className={productPicturesStyles.link}
          >
            <Photo
              src={photo.url}
              versions={photo.versions}
              sizes="6rem"
              alt={name}
              ratio="1:1"
              fit="contain"
              fallbackName={name}
            />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
