import { useHosts } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { registerLink } from '@wbn/session/account-links.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as styles from './register-banner.css.ts';

/** The way to an account, and back to this page with it (HOME-10); for whoever has one, the way to a company. */
export function RegisterBanner() {
  const { t } = useTranslation('marketing-pages');
  const path = usePath();
  const { accounts, site } = useHosts();
  return (
    <section aria-label={t('banner.heading')} className={styles.banner}>
      <div className={styles.words}>
        <p className={styles.heading}>{t('banner.heading')}</p>
        <p className={styles.text}>{t('banner.text')}</p>
      </div>
      <a href={registerLink(accounts, `${site}${path('/')}`)} className={styles.visitor}>
        {t('banner.register')}
      </a>
      <Link to={path('/business/create')} className={styles.member}>
        {t('banner.create')}
      </Link>
    </section>
  );
}
