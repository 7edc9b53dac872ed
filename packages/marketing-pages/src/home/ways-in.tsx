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

/** Quick ways into the directory besides the industries; home has no search bar (HOME-01). */
export function WaysIn() {
  const { t } = useTranslation('marketing-pages');
  const path = usePath();
  return (
    <nav aria-label={t('ways.label')}>
      <ul className={styles.list}>
        {ways.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link to={path(to)} className={styles.way}>
              <Icon size={16} aria-hidden="true" />
              {t(`ways.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
