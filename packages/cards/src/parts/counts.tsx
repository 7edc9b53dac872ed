import { formatShortNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ThumbsUp, Users } from 'lucide-react';
import * as styles from './count.css.ts';

/** Number of followers with an icon. */
export function FollowerCount({ followers }: { followers: number }) {
  const t = useText('cards');
  const locale = useLocale();
  return (
    <span className={styles.count}>
      <Users className={styles.icon} aria-hidden="true" />
      {t('followers', { count: followers, formatted: formatShortNumber(locale, followers) })}
    </span>
  );
}

/** Number of likes with an icon; in words for screen readers. */
export function LikeCount({ likes }: { likes: number }) {
  const t = useText('cards');
  const locale = useLocale();
  return (
    <span className={styles.count}>
      <ThumbsUp className={styles.icon} aria-hidden="true" />
      {t('likes', { count: likes, formatted: formatShortNumber(locale, likes) })}
    </span>
  );
}
