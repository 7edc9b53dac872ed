import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { businessDescriptionLimit } from '@wbn/cards/labels/preview-text.ts';
import { LongText } from '@wbn/ui-kit/text/long-text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './general-description.css.ts';

/** The company in its own words: the first 340 characters on a small screen, all of it on a wide one (BIZ-17). */
export function GeneralDescription({ text }: { text: string }) {
  const { t } = useTranslation('business');
  return (
    <div className={styles.wholeOnWideScreens} {...foreignText(text)}>
      <LongText
        text={text}
        limit={businessDescriptionLimit}
        moreLabel={t('viewMore')}
        lessLabel={t('viewLess')}
      />
    </div>
  );
}
