import { sendRequestPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './request-bar.css.ts';

interface RequestBarProps {
  readonly businessID: string;
  readonly productID?: string;
  /** Company or product that the request is about. */
  readonly name: string;
  /** The page's head holds the same button. */
  readonly afterHead?: boolean;
}

/** The way to an inquiry, in sight as long as the page is read. */
export function RequestBar({ businessID, productID, name, afterHead = false }: RequestBarProps) {
  const { t } = useTranslation('cards');
  const path = usePath();
  return (
    <div className={classNames(styles.bar, afterHead && styles.late)} data-print="hide">
      <span className={styles.name} {...foreignText(name)}>
        {name}
      </span>
      <ButtonLink
        to={path(sendRequestPath(businessID, productID))}
        rel="nofollow"
        icon={<Send />}
        size="sm"
        aria-label={`${t('sendRequest')}: ${name}`}
      >
        {t('sendRequest')}
      </ButtonLink>
    </div>
  );
}
