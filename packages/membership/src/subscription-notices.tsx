import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { Subscription } from '@wbn/contract/membership/payment-shapes.ts';
import { changePlan, resumeSubscription } from '@wbn/contract/membership/subscription.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { cacheMembership } from './membership-changes.ts';
import type { MembershipPartProps } from './membership-part.ts';
import { useIdempotentWrite } from './payment/use-payment.tsx';
import { planIn, usePlanLabels } from './plans.ts';

interface SubscriptionNoticesProps extends MembershipPartProps {
  readonly running: Subscription;
}

/** Notices about a running membership: a failed payment, its end, a scheduled lower plan. */
export function SubscriptionNotices({
  api,
  office,
  setup,
  state,
  payment,
  running,
}: SubscriptionNoticesProps) {
  const t = useText('membership');
  const { name } = usePlanLabels();
  const { date } = useLabels();
  const say = useOutcomeToast(office);
  const { businessID } = office.business;
  const client = useQueryClient();
  const resume = useMutation({
    ...callMutation(api, resumeSubscription),
    onSuccess: (saved) => cacheMembership(client, businessID, saved),
  });
  const change = useMutation(callMutation(api, changePlan));
  const attemptResume = useIdempotentWrite<{ businessID: string }>();
  const attemptKeep = useIdempotentWrite<{ businessID: string; planId: string }>();
  const { status, cancelAtPeriodEnd, scheduledLevel, nextAttemptAt, periodEnd } = running;
  const plan = name(running.level);
  const goOn = () =>
    say(
      attemptResume('resume', async () => ({ businessID }), resume.mutateAsync),
      { done: t('done.resumed', { plan }), conflict: t('failed.changed') },
    );
  const keep = () => {
    const { planId } = planIn(setup, running.level);
    const kept = payment.pay(() =>
      attemptKeep(planId, async () => ({ businessID, planId }), change.mutateAsync),
    );
    return say(kept, { done: t('done.kept', { plan }), isAsked: () => true });
  };
  return (
    <>
      {status === 'past-due' && (
        <Notice tone="danger" title={t('notice.pastDue')}>
          <Text size="sm">
            {nextAttemptAt ? t('notice.pastDueNext', { date: date(nextAttemptAt) }) : t('notice.pastDueLast')}
          </Text>
          <ButtonLink to="?change=card">{t('payment.changeCard')}</ButtonLink>
        </Notice>
      )}
      {cancelAtPeriodEnd && (
        <Notice tone="warning" title={t('notice.ends', { plan, date: date(periodEnd) })}>
          <Text size="sm">{t('notice.endsBody', { next: name(state.grantedLevel) })}</Text>
          <Button variant="secondary" loading={resume.isPending} onClick={goOn}>
            {t('notice.resume', { plan })}
          </Button>
        </Notice>
      )}
      {!cancelAtPeriodEnd && scheduledLevel && (
        <Notice
          tone="warning"
          title={t('notice.follows', { date: date(periodEnd), next: name(scheduledLevel), plan })}
        >
          <Text size="sm">{t('notice.followsBody', { plan })}</Text>
          <Button variant="secondary" loading={payment.paying} onClick={keep}>
            {t('notice.keep', { plan })}
          </Button>
        </Notice>
      )}
    </>
  );
}
