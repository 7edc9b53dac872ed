import { useText } from '@wbn/edition/use-text.ts';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { X } from 'lucide-react';
import * as styles from './missing-page.css.ts';

/** Fragment of the home address that an unknown address leads to (RT-50). */
export const missingPageId = 'missing-page';

/**
 * Says that an unknown address has led to the home page. The HTML of the home page is the same for everybody, so it is
 * always there, shown while the address names it; its link goes to another place of the page.
 */
export function MissingPage() {
  const t = useText('marketing-pages');
  return (
    <div id={missingPageId} role="status" tabIndex={-1} className={styles.notice}>
      <Text>{t('missing.text')}</Text>
      <IconLink href="#main" label={t('missing.close')} icon={<X aria-hidden="true" />} />
    </div>
  );
}
