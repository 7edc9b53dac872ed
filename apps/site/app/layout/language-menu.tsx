import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageLinks } from './language-links.tsx';
import * as styles from './language-menu.css.ts';

/** The language of the page, and the way to the others, in the header from 992 pixels on; a popover, so it opens before scripts have come. */
export function LanguageMenu() {
  const { t } = useTranslation('site');
  const id = useId();
  const language = useLanguage();
  return (
    <div className={styles.place}>
      <button type="button" className={styles.trigger} popoverTarget={id}>
        <VisuallyHidden>{t('languages')}: </VisuallyHidden>
        {language}
      </button>
      <nav id={id} popover="auto" aria-label={t('languages')} className={styles.panel}>
        <LanguageLinks direction="column" />
      </nav>
    </div>
  );
}
