import { priceLabel } from '@wbn/cards/labels/price-label.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { usePriceLabel } from '@wbn/cards/labels/use-price-label.ts';
import type { Offer } from '@wbn/contract/messaging/offer.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Tag } from 'lucide-react';
import { offerTotal, type Wanted } from './offer-total.ts';
import * as styles from './offers.css.ts';

/** An offer as both sides see it: the price first, then the other terms. */
export function OfferCard({ offer, wanted = {} }: { readonly offer: Offer; readonly wanted?: Wanted }) {
  const t = useText('offers');
  const { number } = useLabels();
  const priceOf = usePriceLabel();
  const { price, minimumOrder, leadTimeDays, deliveryTerm, validUntil, terms } = offer;
  const locale = useLocale();
  const total = offerTotal(offer, wanted);
  const least = minimumOrder && [number(minimumOrder.quantity), minimumOrder.unit].filter(Boolean).join(' ');
  const rows = [
    ['total', total && priceLabel(locale, total)],
    ['minimumOrder', least],
    ['leadTime', leadTimeDays === undefined ? undefined : t('days', { count: leadTimeDays })],
    ['deliveryTerm', deliveryTerm],
    ['validUntil', validUntil && formatDay(locale, validUntil)],
    ['terms', terms],
  ] as const;
  return (
    <section className={styles.card} aria-label={t('title')}>
      <p className={styles.title}>
        <Tag aria-hidden className={styles.icon} />
        {t('title')}
      </p>
      <dl className={styles.facts}>
        {price && (
          <div className={styles.fact}>
            <dt className={styles.term}>{t('label.price')}</dt>
            <dd className={styles.amount}>
              <bdi>{priceOf(price)}</bdi>
            </dd>
          </div>
        )}
        {rows.map(
          ([name, text]) =>
            text && (
              <div key={name} className={styles.fact}>
                <dt className={styles.term}>{t(`label.${name}`)}</dt>
                <dd className={styles.value}>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
