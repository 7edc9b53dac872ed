import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { productSlotsOf } from '@wbn/contract/membership/membership-plans.ts';
import type { Subscription } from '@wbn/contract/membership/payment-shapes.ts';
import { cancelSubscription, changePlan } from '@wbn/contract/membership/subscription.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { cacheMembership } from './membership-changes.ts';
import type { MembershipPartProps } from './membership-part.ts';
import { useIdempotentWrite } from './payment/use-payment.tsx';
import { lowerPaidLevels, planIn, usePlanLabels } from './plans.ts';

interface CancelDialogProps extends MembershipPartProps {
  readonly running: Subscription;
  readonly onClose: () => void;
}

/** Explains what ending a membership means before it is done, and offers a lower plan instead. */
export function CancelDialog(props: CancelDialogProps) {
  const { api, office, setup, state, payment, running, onClose } = props;
  const t = useText('membership');
  const { money, name } = usePlanLabels();
  const { date, number } = useLabels();
  const say = useOutcomeToast(office);
  const { businessID } = office.business;
  const { used } = office.session.products;
  const client = useQueryClient();
  const cancel = useMutation({
    ...callMutation(api, cancelSubscription),
    onSuccess: (saved) => cacheMembership(client, businessID, saved),
  });
  const change = useMutation(callMutation(api, changePlan));
  const attemptCancel = useIdempotentWrite<{ businessID: string }>();
  const attemptChange = useIdempotentWrite<{ businessID: string; planId: string }>();
  const [after, setAfter] = useState<MembershipLevel | 'end'>('end');

  const lower = lowerPaidLevels(running.level).filter((level) => level !== running.scheduledLevel);
  const words = { plan: name(running.level), date: date(running.periodEnd) };
  const next = after === 'end' ? state.grantedLevel : after;
  const slots = productSlotsOf(next);
  const end = () =>
    say(
      attemptCancel('cancel', async () => ({ businessID }), cancel.mutateAsync),
      { done: t('done.cancelled', words), conflict: t('failed.changed') },
    );
  const goLower = () => {
    const { planId } = planIn(setup, next);
    const changed = payment.pay(() =>
      attemptChange(planId, async () => ({ businessID, planId }), change.mutateAsync),
    );
    // The page shows errors itself.
    return say(changed, { done: t('done.lower', { ...words, next: name(next) }), isAsked: () => true });
  };
  const handleConfirm = async () => {
    await (after === 'end' ? end() : goLower());
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('cancel.title', words)}
      confirm={t(after === 'end' ? 'cancel.confirm' : 'cancel.confirmLower', { next: name(next) })}
      cancel={t('cancel.keep', words)}
      tone={after === 'end' ? 'danger' : 'primary'}
      busy={cancel.isPending || payment.paying}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <Stack space="md">
        {lower.length > 0 && (
          <Select
            label={t('cancel.after', words)}
            value={after}
            options={[
              { value: 'end', text: t('cancel.toGranted', { next: name(state.grantedLevel) }) },
              ...lower.map((level) => ({
                value: level,
                text: t('cancel.toLower', {
                  next: name(level),
                  price: money(planIn(setup, level).price, setup.currency),
                }),
              })),
            ]}
            onChange={({ target }) => setAfter(lower.find((level) => level === target.value) ?? 'end')}
          />
        )}
        <Text>{t('cancel.until', words)}</Text>
        <Text>
          {used > slots
            ? t('cancel.hidden', { next: name(next), slots: number(slots), count: used - slots })
            : t('cancel.nothingHidden', { next: name(next), slots: number(slots) })}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
