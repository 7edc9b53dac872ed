import { useEditionLabel } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/button-link.tsx';
import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './hero.css.ts';
import worldMap from './world-map.svg?no-inline';

/** What this is and for whom, and help for those who want it (HOME-02, HOME-05). */
export function Hero() {
  const { t } = useTranslation('marketing-pages');
  const path = usePath();
  const edition = useEditionLabel();
  return (
    <section aria-labelledby="home-title" className={styles.hero}>
      <svg viewBox="0 0 154 58" aria-hidden="true" className={styles.map}>
        <use href={`${worldMap}#land`} />
      </svg>
      <div className={styles.words}>
        <Heading level={1} id="home-title">
          {t('hero.heading')}
        </Heading>
        <Text size="lg">{t('hero.whatItIs', { edition })}</Text>
        <Text tone="muted">{t('hero.network', { edition })}</Text>
        <div className={styles.actions}>
          <ButtonLink to={path('/industries')}>{t('hero.browse')}</ButtonLink>
          <ButtonLink to={path('/contact-us/form')} variant="secondary">
            {t('hero.needHelp')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
