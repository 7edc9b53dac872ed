import { usePath } from '@wbn/edition/use-path.ts';
import { Boxes, Globe, Handshake, LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as styles from './ways-in.css.ts';

const ways = [
  { name: 'industries', to: '/industries', Icon: LayoutGrid },
  { name: 'countries', to: '/countries', Icon: Globe },
  { name: 'products', to: '/search-result?business=PR&countries=global&search=', Icon: Boxes },
  { name: 'distributors', to: '/search-result?business=DI&countries=global&search=', Icon: Handshake },
] as const;

/** Quick ways into the directory; home has no search bar (HOME-01). */
export function WaysIn() {
  const { t } = useTranslation('marketing-pages');
  const path = usePath();
  return (
    <nav aria-label={t('ways.label')}>
      <ul className={styles.list}>
        {ways.map(({ name, to, Icon }) => (
          <li key={name} className={styles.entry}>
            <Link to={path(to)} className={styles.way}>
              <span className={styles.icon}>
                <Icon size={20} aria-hidden="true" />
              </span>
              <span>
                <span className={styles.title}>{t(`ways.${name}.title`)}</span>
                <span className={styles.text}>{t(`ways.${name}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
