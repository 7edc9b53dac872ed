import { usePath } from '@wbn/edition/use-path.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import { productPath } from '../business/business-path.ts';
import { foreignText } from '../labels/foreign-text.ts';
import { previewText, productDescriptionLimit, specsOnCard, specValueLimit } from '../labels/preview-text.ts';
import * as styles from '../parts/card.css.ts';
import { CardTitle } from '../parts/card-title.tsx';
import { Flag } from '../parts/flag.tsx';
import { MarkedText, type Match } from '../parts/marked-text.tsx';
import { PromotedLabel } from '../parts/promoted-label.tsx';
import { TextLanguage } from '../parts/text-language.tsx';
import { type CardProduct, mergeSpecs } from './business-product.ts';
import * as layout from './product-card.css.ts';
import { useTradeLabels } from './use-trade-labels.ts';

interface ProductCardProps extends Match {
  readonly product: CardProduct;
  /** The company pays for the position. */
  readonly promoted?: boolean;
  readonly level?: 2 | 3;
  /** `own` omits the company, for lists of one company; `brief` also omits the specifications. */
  readonly content?: 'full' | 'own' | 'brief';
  readonly action?: ReactNode;
  /** Name whose initials stand for a missing picture; by default that of the product. */
  readonly initialsFrom?: string;
}

/** A product: main image, name, trade terms, description preview and at most four specifications (WID-08). */
export function ProductCard(props: ProductCardProps) {
  const { product, promoted = false, level = 2, content = 'full', nameRanges, match, action } = props;
  const path = usePath();
  const { name, description, mainImage, photos, businessProfile } = product;
  const { initialsFrom = name } = props;
  const specs = content === 'brief' ? [] : mergeSpecs(product.specs).slice(0, specsOnCard);
  const country = businessProfile.contactInfo.country;
  const picture = mainImage ?? photos[0];
  const text = match?.text ?? (description && previewText(description, productDescriptionLimit));
  return (
    <article className={styles.card}>
      <div className={layout.product}>
        <Photo
          src={picture?.url}
          versions={picture?.versions}
          sizes="auto, (max-width: 519.98px) 6rem, 16rem"
          alt=""
          fit="contain"
          fallbackName={initialsFrom}
        />
        <div className={layout.head}>
          {promoted && <PromotedLabel />}
          <CardTitle level={level} to={path(productPath(product))} ranges={nameRanges}>
            {name}
          </CardTitle>
          {content === 'full' && (
            <Text size="sm" tone="muted" {...foreignText(businessProfile.general.companyName)}>
              {country && <Flag country={country} />}
              {businessProfile.general.companyName}
            </Text>
          )}
          <TradeTerms product={product} />
        </div>
        <div className={layout.body}>
          {text && (
            <p className={styles.clip} {...foreignText(text, product.textLanguage)}>
              <MarkedText text={text} ranges={match?.ranges} />
            </p>
          )}
          {text && <TextLanguage language={product.textLanguage} />}
          {specs.length > 0 && (
            <dl className={styles.specs}>
              {specs.map(({ key, value }) => (
                <div key={key}>
                  <dt dir="auto">{key}</dt>
                  <dd dir="auto">{previewText(value, specValueLimit)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      {action}
    </article>
  );
}

interface TradeTermsProps {
  readonly product: Pick<CardProduct, 'price' | 'minimumOrder' | 'leadTime'>;
}

/** Price, minimum order and lead time of a product. */
function TradeTerms({ product }: TradeTermsProps) {
  const { price, minimumOrder, leadTime } = useTradeLabels()(product);
  const rest = [minimumOrder, leadTime].filter(Boolean).join(' · ');
  return (
    <>
      {price && (
        <Text size="sm" weight="semibold">
          {price}
        </Text>
      )}
      {rest && <MutedText>{rest}</MutedText>}
    </>
  );
}
