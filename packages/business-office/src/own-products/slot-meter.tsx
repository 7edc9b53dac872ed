import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './own-products.css.ts';

/** '5 of 7 product slots used', as words and as a bar. */
export function SlotMeter({ used, total }: ProductSlots) {
  const { t } = useTranslation('own-products');
  const full = used >= total;
  const share = total === 0 ? 1 : Math.min(1, used / total);
  return (
    <div className={styles.meter}>
      <Text as="p" size="sm" weight="medium">
        {t('slots', { used, total })}
      </Text>
      <div aria-hidden="true" className={styles.meterBar}>
        <span
          className={classNames(styles.meterFill, full && styles.meterFull)}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
      {used > total && (
        <Text size="sm" tone="muted">
          {t('overLimit', { count: used - total })}
        </Text>
      )}
    </div>
  );
}
