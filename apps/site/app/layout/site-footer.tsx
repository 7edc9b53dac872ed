import { languageNames, languages } from '@wbn/edition/language.ts';
import { languagePath, splitLanguagePath } from '@wbn/edition/language-path.ts';
import { copyrightYears } from '@wbn/edition/network.ts';
import { useEdition, useEditionLabel, useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { CachedFragment } from './cached-fragment.tsx';
import { footerGroups } from './footer-links.ts';
import * as styles from './site-footer.css.ts';

/** Five groups of links, telephones, languages and the years (LAY-26 to LAY-33). */
export function SiteFooter() {
  const { t } = useTranslation('site');
  const label = useEditionLabel();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <CachedFragment name="footer">
          <FooterGroups />
        </CachedFragment>
        <div className={styles.bottom}>
          <Phones />
          <Languages />
        </div>
        <p className={styles.copyright}>{t('footer.copyright', { years: copyrightYears, edition: label })}</p>
      </div>
    </footer>
  );
}

function FooterGroups() {
  const { t } = useTranslation('site');
  return (
    <nav aria-label={t('footer.label')} className={styles.groups}>
      {footerGroups.map((group) => (
        <FooterGroup key={group.title} {...group} />
      ))}
    </nav>
  );
}

function FooterGroup({ title, links }: (typeof footerGroups)[number]) {
  const { t } = useTranslation('site');
  const path = usePath();
  return (
    <section>
      <h2 className={styles.title}>{t(title)}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.text}>
            <Link to={path(link.path)} className={styles.link}>
              {t(link.text)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Phones() {
  const { t } = useTranslation('site');
  const { phones } = useEdition();
  return (
    <dl className={styles.phones}>
      {phones.map(({ region, number }) => (
        <div key={region} className={styles.phone}>
          <dt>{t(`footer.phone.${region}`)}</dt>
          <dd>
            <a href={`tel:${number.replaceAll(' ', '')}`} className={styles.number}>
              {number}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** This page in the other languages (LAY-27); a new document, because it brings other texts. */
function Languages() {
  const { t } = useTranslation('site');
  const edition = useEdition();
  const shown = useLanguage();
  const { pathname, search } = useLocation();
  const { path } = splitLanguagePath(edition, pathname);
  return (
    <nav aria-label={t('footer.languages')}>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={languagePath(edition, language, path) + search}
              lang={language}
              hrefLang={language}
              aria-current={language === shown ? 'true' : undefined}
              className={styles.language}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
