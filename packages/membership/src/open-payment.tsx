import type { MembershipState } from '@wbn/contract/membership/subscription.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import type { MembershipPartProps } from './membership-part.ts';
import { usePlanLabels } from './plan-label.ts';

interface OpenPaymentProps extends MembershipPartProps {
  readonly open: NonNullable<MembershipState['openPayment']>;
}

/** A payment whose window of the bank was left, by a reload perhaps: it can go on. */
export function OpenPayment({ open, payment, onDone }: OpenPaymentProps) {
  const { t } = useTranslation('membership');
  const { name } = usePlanLabels();
  const { changeID, clientSecret, level } = open;
  const goOn = () =>
    payment
      .pay(async () => ({ outcome: 'requires-action', changeID, clientSecret }))
      .then(
        () => onDone(t('done.checkout')),
        // It has said why by itself.
        () => undefined,
      );
  return (
    <Notice tone="warning" title={t('open.title', { plan: name(level) })}>
      <Text size="sm">{t('open.body')}</Text>
      <Button loading={payment.paying} onClick={goOn}>
        {t('open.continue')}
      </Button>
    </Notice>
  );
}
