import { useEdition, useEditionLabel } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './hero.css.ts';
import { IntroVideo } from './intro-video.tsx';

/** What this is and for whom, shown and said; first the way to the search field (home has none, HOME-01), then help for those who want it (HOME-02 to HOME-05). */
export function Hero() {
  const { t } = useTranslation('marketing-pages');
  const path = usePath();
  const { heroPicture } = useEdition();
  const edition = useEditionLabel();
  return (
    <section aria-labelledby="home-title" className={styles.hero}>
      <div className={styles.top}>
        <div className={styles.words}>
          <Heading level={1} id="home-title">
            {t('hero.heading')}
          </Heading>
          <p className={styles.lead}>{t('hero.whatItIs', { edition })}</p>
          <div className={styles.background}>
            <Text tone="muted">{t('hero.network', { edition })}</Text>
          </div>
          <div className={styles.actions}>
            <ButtonLink
              to={path('/search-result?business=MA&countries=global&search=#find')}
              icon={<Search aria-hidden="true" />}
            >
              {t('hero.find')}
            </ButtonLink>
            <ButtonLink to={path('/contact-us/form')} variant="secondary">
              {t('hero.needHelp')}
            </ButtonLink>
          </div>
        </div>
        <IntroVideo />
      </div>
      <img
        src={heroPicture}
        alt={t('hero.picture', { edition })}
        width="960"
        height="360"
        className={styles.picture}
      />
    </section>
  );
}
