import { useLocale } from '@wbn/edition/use-locale.ts';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortNumberLabel } from '../labels/number-label.ts';
import * as styles from './count.css.ts';

/** How many people follow it, as likes are counted. */
export function FollowerCount({ followers }: { followers: number }) {
  const { t } = useTranslation('cards');
  const locale = useLocale();
  return (
    <span className={styles.count}>
      <Users className={styles.icon} aria-hidden="true" />
      {t('followers', { count: followers, formatted: shortNumberLabel(locale, followers) })}
    </span>
  );
}
