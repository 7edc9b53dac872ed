import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useId } from 'react';
import { LanguageLinks } from './language-links.tsx';
import * as styles from './language-menu.css.ts';

/** Menu of the languages in the header, from 992 pixels; a popover, so that it opens before JavaScript has loaded. */
export function LanguageMenu() {
  const t = useText('site');
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
