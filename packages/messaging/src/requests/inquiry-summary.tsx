import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { productPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { loadProduct } from '@wbn/contract/business/product.ts';
import type { OpenRequest, RequestDetails } from '@wbn/contract/messaging/request.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import * as styles from './chat.css.ts';

interface AskedForProps {
  readonly details: RequestDetails;
  /** Further facts, label and value, shown after the others. */
  readonly more?: readonly (readonly [string, ReactNode])[];
}

/** The facts of an inquiry that were filled in. */
export function AskedFor({ details, more = [] }: AskedForProps) {
  const t = useText('send-request');
  const { number, date } = useLabels();
  const locale = useLocale();
  const { quantity, unit, deliveryCountry, deliveryTerm, wantedOn } = details;
  const facts = [
    ['quantity', quantity !== undefined && [number(quantity), unit].filter(Boolean).join(' ')],
    [
      'deliveryCountry',
      deliveryCountry && new Intl.DisplayNames(locale, { type: 'region' }).of(deliveryCountry),
    ],
    ['deliveryTerm', deliveryTerm],
    ['wantedOn', wantedOn && date(wantedOn)],
  ] as const;
  const known = [...facts.map(([name, value]) => [t(`field.${name}`), value] as const), ...more].filter(
    ([, value]) => value,
  );
  if (known.length === 0) return null;
  return (
    <dl className={styles.askedFor}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface InquirySummaryProps {
  readonly api: ApiClient;
  readonly request: OpenRequest;
}

/** The quoted product and the facts of an inquiry; renders nothing without both. */
export function InquirySummary({ api, request }: InquirySummaryProps) {
  const { product, details } = request;
  if (!product && Object.keys(details).length === 0) return null;
  return (
    <div className={styles.summary}>
      {product && <Product api={api} product={product} companyName={request.to.name} />}
      <AskedFor details={details} />
    </div>
  );
}

interface ProductProps {
  readonly api: ApiClient;
  readonly product: NonNullable<OpenRequest['product']>;
  /** Name of the product's company. */
  readonly companyName: string;
}

function Product({ api, product, companyName }: ProductProps) {
  const path = usePath();
  const { productID, name, isPublic } = product;
  const { data } = useQuery({
    ...callQuery(api, loadProduct, { params: { id: productID } }),
    enabled: isPublic,
  });
  const photo = data?.mainImage ?? data?.photos[0];
  const address = productPath({ productID, name, businessProfile: { general: { companyName } } });
  return (
    <div className={styles.product}>
      <div className={styles.productPhoto}>
        <Photo
          src={photo?.url}
          versions={photo?.versions}
          sizes="2.5rem"
          alt=""
          ratio="1:1"
          fit="contain"
          fallbackName={name}
        />
      </div>
      {isPublic ? (
        <TextLink to={path(address)} tone="default" {...foreignText(name)}>
          {name}
        </TextLink>
      ) : (
        <bdi {...foreignText(name)}>{name}</bdi>
      )}
    </div>
  );
}
