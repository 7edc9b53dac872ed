import { testCards } from '@wbn/contract/membership/test-cards.ts';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { groupCardNumber } from './card-digits.ts';
import * as styles from './test-mode.css.ts';

/** The numbers that test mode takes, and what each does. */
export function TestCardHelp() {
  const { t } = useTranslation('membership');
  return (
    <Disclosure summary={t('testCards.title')}>
      <dl className={styles.cards}>
        {testCards.map(({ number, behaviour, code }) => (
          <div key={number} className={styles.card}>
            <dt dir="ltr">{groupCardNumber(number)}</dt>
            <dd>
              {t(behaviour === 'refused' ? `testCards.${code ?? 'card_declined'}` : `testCards.${behaviour}`)}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        {t('testCards.rest')}
      </Text>
    </Disclosure>
  );
}
