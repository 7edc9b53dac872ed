import { sendRequestPath } from '@wbn/cards/business/business-path.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { control } from '@wbn/ui-kit/controls/fields/control.css.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { Send } from 'lucide-react';
import * as styles from './ask-box.css.ts';

interface AskBoxProps {
  readonly businessID: string;
  readonly company: string;
  readonly productID?: string;
}

/**
 * Form where a visitor starts a question to a company before signing in. A plain HTML form, so that it works before
 * hydration; the server keeps the text until the visitor has signed in (`routes/send-request.tsx`).
 */
export function AskBox({ businessID, company, productID }: AskBoxProps) {
  const t = useText('business');
  const ofCards = useText('cards');
  const path = usePath();
  return (
    <Surface as="div" data-print="hide">
      <form method="post" action={path(sendRequestPath(businessID))} className={styles.form}>
        <label htmlFor="first-words" className={styles.label}>
          {t('ask.label', { company })}
        </label>
        <textarea
          id="first-words"
          name="message"
          rows={2}
          maxLength={1000}
          required
          dir="auto"
          aria-describedby="first-words-note"
          placeholder={t('ask.placeholder')}
          className={classNames(control, styles.words)}
        />
        {productID && <input type="hidden" name="product" value={productID} />}
        <div className={styles.row}>
          <MutedText id="first-words-note">{t('ask.note')}</MutedText>
          <Button type="submit" variant="secondary" size="sm" icon={<Send aria-hidden="true" />}>
            {ofCards('sendRequest')}
          </Button>
        </div>
      </form>
    </Surface>
  );
}
