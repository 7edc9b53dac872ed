import type { CustomerSteps } from './customer-steps.ts';
import type { Result } from './model/model-commands.ts';
import type { SetupRecord } from './model/model-records.ts';

/** A card that its bank lets us keep becomes the one that is charged; what is overdue is tried with it at once. */
export function useCard(
  steps: CustomerSteps,
  { id, methodID }: Pick<SetupRecord, 'id' | 'methodID'>,
): Result {
  steps.run({ kind: 'update-customer', defaultMethodID: methodID }, `${id}:default`);
  const running = steps.state.subscriptions.find(({ status }) => status === 'past_due');
  const overdue = steps.state.invoices.find(
    ({ subscriptionID, status, reason }) =>
      subscriptionID === running?.id && status === 'open' && reason === 'subscription_cycle',
  );
  if (!overdue) return { outcome: 'done', id };
  const { id: invoiceID } = overdue;
  return steps.run({ kind: 'pay-invoice', invoiceID, isPresent: false }, `${id}:pay:${invoiceID}`);
}

/** The holder has answered their bank; a card that waited for that is used. */
export function answerHolder(steps: CustomerSteps, clientSecret: string, succeeds: boolean): Result {
  const result = steps.run({ kind: 'answer-bank', clientSecret, succeeds });
  const setup = steps.state.setups.find((one) => one.clientSecret === clientSecret);
  return setup && result.outcome === 'done' ? useCard(steps, setup) : result;
}

/** Ends all that waits for a bank because of a change, or was not paid. */
export function abandonChange(steps: CustomerSteps, changeID: string): void {
  const { subscriptions, setups } = steps.state;
  for (const { id: subscriptionID, status, metadata, pendingUpdate } of subscriptions) {
    if (status === 'incomplete' && metadata.changeID === changeID)
      steps.run({ kind: 'cancel-now', subscriptionID });
    if (pendingUpdate?.metadata.changeID === changeID)
      steps.run({ kind: 'void-invoice', invoiceID: pendingUpdate.invoiceID });
  }
  for (const { id: setupID, status, metadata } of setups)
    if (metadata.changeID === changeID && status !== 'succeeded' && status !== 'canceled')
      steps.run({ kind: 'cancel-setup', setupID });
}
