import { copyrightYears } from '@wbn/edition/copyright-years.ts';
import { useEdition, useEditionLabel } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { footerGroups } from './footer-links.ts';
import { LanguageLinks } from './language-links.tsx';
import * as styles from './site-footer.css.ts';

/** Five groups of links, which unfold on phones, phone numbers, languages and copyright years (LAY-26 to LAY-33). */
export function SiteFooter() {
  const t = useText('site');
  const label = useEditionLabel();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={t('footer.label')} className={styles.groups}>
          {footerGroups.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </nav>
        <div className={styles.bottom}>
          <Phones />
          <nav aria-label={t('languages')}>
            <LanguageLinks direction="row" />
          </nav>
        </div>
        <p className={styles.copyright}>{t('footer.copyright', { years: copyrightYears, edition: label })}</p>
      </div>
    </footer>
  );
}

function FooterGroup({ title, links }: (typeof footerGroups)[number]) {
  const t = useText('site');
  const path = usePath();
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{t(title)}</h2>
      </summary>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.text}>
            <Anchor to={path(link.path)} className={styles.link}>
              {t(link.text)}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Phones() {
  const t = useText('site');
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
