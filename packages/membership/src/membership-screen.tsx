import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { paidLevels } from '@wbn/contract/membership/membership-plans.ts';
import {
  loadMembership,
  loadSubscriptionSetup,
  type MembershipState,
} from '@wbn/contract/membership/subscription.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChangeBilling, ChangeCard } from './change-payment.tsx';
import { Checkout } from './checkout.tsx';
import * as styles from './membership.css.ts';
import { MembershipOverview } from './membership-overview.tsx';
import type { MembershipPartProps, MembershipScreenProps } from './membership-part.ts';
import { usePayment } from './payment/use-payment.tsx';
import { higherPlans, runningSubscription, usePlanLabels } from './plans.ts';
import { Upgrade } from './upgrade.tsx';

interface OpenPaymentProps extends MembershipPartProps {
  readonly open: NonNullable<MembershipState['openPayment']>;
}

/** A payment whose bank window was closed, for example by a reload; it can continue. */
function OpenPayment({ open, payment, onDone }: OpenPaymentProps) {
  const t = useText('membership');
  const { name } = usePlanLabels();
  const { changeID, clientSecret, level } = open;
  const goOn = () =>
    payment
      .pay(async () => ({ outcome: 'requires-action', changeID, clientSecret }))
      .then(
        () => onDone(t('done.checkout')),
        // `usePayment` shows the error.
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

/** A company's plan, the higher plans and the checkout (RT-24), for its owner. */
export function MembershipScreen(props: MembershipScreenProps) {
  const { api, office } = props;
  const t = useText('membership');
  // The provider may report payments to the API at any time, so every visit reloads the state.
  const state = useQuery(callQuery(api, loadMembership, { params: { id: office.business.businessID } }));
  const setup = useQuery(callQuery(api, loadSubscriptionSetup, {}, { staleTime: Number.POSITIVE_INFINITY }));
  if (state.data && setup.data) return <Loaded {...props} state={state.data} setup={setup.data} />;
  if (state.isError || setup.isError) {
    const again = () => void Promise.all([state.refetch(), setup.refetch()]);
    return (
      <Surface as="div" padding="none">
        <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={again} />
      </Surface>
    );
  }
  return (
    <Surface as="div" padding="lg" aria-busy="true">
      <Skeleton lines={8} />
    </Surface>
  );
}

function Loaded(props: Omit<MembershipPartProps, 'payment' | 'onDone'>) {
  const { api, office, setup } = props;
  const t = useText('membership');
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const payment = usePayment({ api, office, setup });
  const top = useRef<HTMLDivElement>(null);
  const view = `${search.get('plan') ?? ''} ${search.get('change') ?? ''}`;
  const lastView = useRef(view);
  const { setFailure } = payment;
  // When another part of the screen is shown, clears the last error and moves the focus to the top, for screen readers.
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    setFailure(undefined);
    top.current?.focus({ preventScroll: true });
  }, [view, setFailure]);
  const part: MembershipPartProps = {
    ...props,
    payment,
    onDone: (words) => {
      toast(words, 'success');
      setSearch({}, { replace: true });
    },
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.screen}>
      <Stack space="md">
        {setup.gateway !== 'none' && setup.testMode && (
          <div className={styles.testMode}>
            <Badge tone="warning">{t('testMode.badge')}</Badge>
            <MutedText>{t('testMode.body')}</MutedText>
          </div>
        )}
        <Part {...part} search={search} />
      </Stack>
      {payment.bankDialog}
    </div>
  );
}

/** The part that the address names, if the membership allows it now. */
function Part({ search, ...part }: MembershipPartProps & { readonly search: URLSearchParams }) {
  const { state, setup, payment } = part;
  const running = runningSubscription(state);
  const plan = paidLevels.find((level) => level === search.get('plan'));
  const change = search.get('change');
  if (setup.gateway === 'none') return <MembershipOverview {...part} />;
  if (state.openPayment && !payment.paying) {
    return (
      <>
        <OpenPayment {...part} open={state.openPayment} />
        <MembershipOverview {...part} />
      </>
    );
  }
  if (
    plan &&
    running &&
    running.status === 'active' &&
    higherPlans(running.level).some(({ level }) => level === plan)
  )
    return <Upgrade key={plan} {...part} level={plan} />;
  if (plan && !running && higherPlans(state.level).some(({ level }) => level === plan))
    return <Checkout key={plan} {...part} level={plan} />;
  if (running && change === 'card') return <ChangeCard {...part} />;
  if (running && change === 'billing') return <ChangeBilling {...part} />;
  return <MembershipOverview {...part} />;
}
