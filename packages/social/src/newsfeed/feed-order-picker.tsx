import { type FeedOrder, feedOrders } from '@wbn/contract/social/posts/load-newsfeed.ts';
import { NativeSelect } from '@wbn/ui-kit/controls/native-select.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './newsfeed.css.ts';

interface FeedOrderPickerProps {
  readonly order: FeedOrder;
  readonly onOrder: (order: FeedOrder) => void;
}

/** The reader's choice of order, and in one quiet line what it means. */
export function FeedOrderPicker({ order, onOrder }: FeedOrderPickerProps) {
  const { t } = useTranslation('posts');
  return (
    <div className={styles.order}>
      <details className={styles.how}>
        <summary className={styles.howSummary}>{t('feed.how.summary')}</summary>
        <div className={styles.howWords}>
          {feedOrders.map((one) => (
            <Text key={one} size="sm">
              {t(`feed.how.${one}`)}
            </Text>
          ))}
          <Text size="sm">{t('feed.how.nothingElse')}</Text>
        </div>
      </details>
      <div className={styles.choice}>
        <NativeSelect
          size="sm"
          aria-label={t('feed.order.label')}
          value={order}
          options={feedOrders.map((value) => ({ value, text: t(`feed.order.${value}`) }))}
          onChange={({ target }) => onOrder(target.value as FeedOrder)}
        />
      </div>
    </div>
  );
}
