import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { RequestDetails } from '@wbn/contract/messaging/request.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './asked-for.css.ts';

/** What was asked for, where it was said. */
export function AskedFor({ details }: { readonly details: RequestDetails }) {
  const { t } = useTranslation('send-request');
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
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.details}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`field.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
