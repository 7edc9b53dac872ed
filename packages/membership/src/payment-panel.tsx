import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { Subscription } from '@wbn/contract/membership/payment-shapes.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import * as styles from './membership.css.ts';
import type { MembershipPartProps } from './membership-part.ts';
import { planIn, usePlanLabels } from './plans.ts';

interface PaymentPanelProps extends MembershipPartProps {
  readonly running: Subscription;
}

/** Names of card brands by the provider's code; they are the same in every language. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** When the membership renews or ends, the price, the card and the payer. */
export function PaymentPanel({ running, ...part }: PaymentPanelProps) {
  const { state, setup } = part;
  const t = useText('membership');
  const { money, name } = usePlanLabels();
  const { date } = useLabels();
  const [ending, setEnding] = useState(false);
  const { cancelAtPeriodEnd, scheduledLevel, periodEnd } = running;
  const next = planIn(setup, scheduledLevel ?? running.level);
  const { card, billing } = state;
  const rows: readonly (readonly [string, string] | false)[] = [
    [t(cancelAtPeriodEnd ? 'payment.ends' : 'payment.renews'), date(periodEnd)],
    !cancelAtPeriodEnd && [
      t('payment.next'),
      t('payment.nextAmount', { amount: money(next.price, setup.currency), plan: name(next.level) }),
    ],
    card !== undefined && [
      t('payment.card'),
      t('payment.cardEnding', {
        brand: brandNames[card.brand] ?? card.brand,
        last4: card.last4,
        expiry: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
      }),
    ],
    billing?.name !== undefined && [t('payment.billedTo'), billing.name],
  ];
  return (
    <Panel title={t('payment.title')}>
      <dl className={styles.facts}>
        {rows
          .filter((row) => row !== false)
          .map(([words, value]) => (
            <div key={words} className={styles.fact}>
              <dt>{words}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Inline>
        <ButtonLink to="?change=card" variant="secondary">
          {t('payment.changeCard')}
        </ButtonLink>
        <ButtonLink to="?change=billing" variant="secondary">
          {t('payment.changeBilling')}
        </ButtonLink>
        {!cancelAtPeriodEnd && (
          <Button variant="quiet" onClick={() => setEnding(true)}>
            {t('cancel.open')}
          </Button>
        )}
      </Inline>
      {ending && <CancelDialog {...part} running={running} onClose={() => setEnding(false)} />}
    </Panel>
  );
}
