import { sendRequestPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Send } from 'lucide-react';
import * as styles from './request-bar.css.ts';

interface RequestBarProps {
  readonly businessID: string;
  readonly productID?: string;
  /** Name of the company or product that the request is about. */
  readonly name: string;
  /** The page's header has the same button, so that the bar appears only after scrolling. */
  readonly afterHead?: boolean;
}

/** A sticky bar with a link to the inquiry form. */
export function RequestBar({ businessID, productID, name, afterHead = false }: RequestBarProps) {
  const t = useText('cards');
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
