import { sendRequestPath } from '@wbn/cards/business/business-path.ts';
import { requestQuotationPath } from '@wbn/cards/business/quotation-paths.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Send } from 'lucide-react';
import * as styles from './actions.css.ts';

interface AskActionsProps {
  readonly businessID: string;
  /** Product that the inquiry would be about. */
  readonly productID?: string;
}

/** The main action of a company or product for everybody outside the company, and the second one. */
export function AskActions({ businessID, productID }: AskActionsProps) {
  const t = useText('cards');
  const path = usePath();
  return (
    <div className={styles.main}>
      <ButtonLink to={path(sendRequestPath(businessID, productID))} rel="nofollow" icon={<Send />}>
        {t('sendRequest')}
      </ButtonLink>
      <ButtonLink to={path(requestQuotationPath([businessID]))} rel="nofollow" variant="secondary">
        {t('requestQuotation')}
      </ButtonLink>
    </div>
  );
}
