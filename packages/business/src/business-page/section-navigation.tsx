import type { BusinessSection } from '@wbn/cards/business/business-sections.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './section-navigation.css.ts';

/** The sections of the page: a strip on narrow screens, a list that stays in sight on wide ones. */
export function SectionNavigation({ sections }: { sections: readonly BusinessSection[] }) {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
  return (
    <nav aria-label={t('onThisPage')} className={styles.navigation}>
      <Text as="div" size="sm" weight="semibold" aria-hidden="true">
        <span className={styles.label}>{t('onThisPage')}</span>
      </Text>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section}>
            <Anchor href={`#${section}`} className={styles.link}>
              {ofCards(`section.${section}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
