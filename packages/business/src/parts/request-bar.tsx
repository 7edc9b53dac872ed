import { sendRequestPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Send } from 'lucide-react';
import * as styles from './request-bar.css.ts';

interface RequestBarProps {
  readonly businessID: string;
  readonly productID?: string;
  /** Name of the company or product that the request is about. */
  readonly name: string;
}

/** A sticky bar with a link to the inquiry form; on wide windows it appears once the same button in the page's head has scrolled away. */
export function RequestBar({ businessID, productID, name }: RequestBarProps) {
  const t = useText('cards');
  const path = usePath();
  return (
    <div className={styles.bar} data-print="hide">
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
