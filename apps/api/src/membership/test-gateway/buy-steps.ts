import type { TaxId } from '@wbn/contract/membership/payment-shapes.ts';
import type { CustomerSteps } from './customer-steps.ts';
import { useCard } from './holder-steps.ts';
import type { Result } from './model/model-commands.ts';
import type { Plan } from './model/model-records.ts';

interface Purchase {
  readonly key: string;
  readonly changeID: string;
  readonly plan: Plan;
  readonly paymentMethod: string;
  readonly email: string;
  readonly taxId: TaxId | undefined;
}

/** The card becomes the customer's, with the name and address that it carries, and the first year is charged. */
export async function startSubscription(steps: CustomerSteps, purchase: Purchase): Promise<Result> {
  const { key, changeID, plan, paymentMethod, email, taxId } = purchase;
  const attached = await steps.attach(paymentMethod, `${key}:attach`);
  if ('outcome' in attached) return attached;
  const billing = { ...attached.billing, email, ...(taxId && { taxId }) };
  steps.run({ kind: 'update-customer', billing, defaultMethodID: attached.id }, `${key}:customer`);
  const metadata = { changeID };
  return steps.run({ kind: 'create-subscription', plan, metadata, behaviour: 'error_if_declined' }, key);
}

/** The bank is asked whether the card may be charged while the holder is away; then it is used. */
export async function changeCard(
  steps: CustomerSteps,
  { key, paymentMethod }: Pick<Purchase, 'key' | 'paymentMethod'>,
): Promise<Result> {
  const attached = await steps.attach(paymentMethod, `${key}:attach`);
  if ('outcome' in attached) return attached;
  const { id: methodID } = attached;
  const setup = steps.run({ kind: 'create-setup', methodID, metadata: { changeID: key } }, key);
  return setup.outcome === 'done' ? useCard(steps, { id: setup.id, methodID }) : setup;
}

/** Over at once, without a refund; nothing that is open is collected any more. */
export function cancelNow(steps: CustomerSteps, subscriptionID: string): void {
  const { subscriptions } = steps.state;
  const subscription = subscriptions.find(({ id }) => id === subscriptionID);
  if (subscription?.endedAt !== undefined) return;
  steps.run({ kind: 'cancel-now', subscriptionID });
  for (const { id: invoiceID, status, ...invoice } of steps.state.invoices)
    if (invoice.subscriptionID === subscriptionID && status === 'open')
      steps.run({ kind: 'void-invoice', invoiceID });
}
