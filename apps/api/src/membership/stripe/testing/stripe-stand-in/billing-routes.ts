import { InvalidRequestError, type Result } from '../model/model-commands.ts';
import { prorate, totalOf } from '../model/prorate.ts';
import { presentFound } from './customer-routes.ts';
import { presentSchedule } from './present-billing.ts';
import { presentRecord } from './present-objects.ts';
import { listOf } from './present-parts.ts';
import { textAt, textsAt } from './read-form.ts';
import { CardError } from './stand-in-errors.ts';
import { planOfPrice, presentPrice } from './stand-in-prices.ts';
import type { Asked, Routes } from './stand-in-routes.ts';

/** Routes of prices, subscriptions, schedules, invoices, charges, disputes and refunds. */
export const billingRoutes: Routes = {
  'GET prices': ({ world, form }) =>
    listOf(
      Object.values(textsAt(form, 'lookup_keys'))
        .filter((key) => world.amounts.has(key))
        .map((key) => presentPrice(key, world.amounts.get(key))),
    ),
  'POST prices': ({ world, form }) => {
    const key = textAt(form, 'lookup_key') ?? '';
    if (!world.products.has(textAt(form, 'product') ?? ''))
      throw new InvalidRequestError('resource_missing', 'No such product');
    if (world.amounts.has(key) && textAt(form, 'transfer_lookup_key') !== 'true')
      throw new InvalidRequestError('resource_already_exists', 'A price uses that lookup key.');
    world.amounts.set(key, Number(textAt(form, 'unit_amount')));
    return presentPrice(key, world.amounts.get(key));
  },
  'GET products/:id': ({ world, id }) => {
    if (world.products.has(id)) return { object: 'product', id };
    throw new InvalidRequestError('resource_missing', `No such product: '${id}'`);
  },
  'POST products': ({ world, form }) => {
    const id = textAt(form, 'id') ?? '';
    world.products.add(id);
    return { object: 'product', id };
  },
  'GET prices/:id': ({ id }) => presentPrice(planOfPrice(id).id),
  'GET subscriptions': (asked) => listAll(asked, 'subscriptions'),
  'GET subscriptions/:id': ({ world, id, expand }) => presentFound(world, 'subscriptions', id, expand),
  'POST subscriptions': ({ world, form, expand }) => {
    const plan = planOfPrice(textAt(form, 'items', '0', 'price') ?? '');
    const metadata = textsAt(form, 'metadata');
    const behaviour =
      textAt(form, 'payment_behavior') === 'default_incomplete' ? 'default_incomplete' : 'allow_incomplete';
    const { id } = world.run(textAt(form, 'customer') ?? '', {
      ...{ kind: 'create-subscription', plan, metadata, behaviour },
    });
    return presentFound(world, 'subscriptions', id ?? '', expand);
  },
  'POST subscriptions/:id': ({ world, id: subscriptionID, form, expand }) => {
    const { customerID } = world.requireRecord('subscriptions', subscriptionID);
    if (world.schedules.has(subscriptionID))
      throw new InvalidRequestError('resource_managed', 'This subscription is managed by a schedule.');
    const price = textAt(form, 'items', '0', 'price');
    const cancel = textAt(form, 'cancel_at_period_end');
    if (price !== undefined)
      world.run(customerID, {
        ...{ kind: 'change-plan', subscriptionID, plan: planOfPrice(price), metadata: {} },
        behaviour: 'pending_if_incomplete',
      });
    if (cancel !== undefined)
      world.run(customerID, { kind: 'cancel-at-period-end', subscriptionID, cancel: cancel === 'true' });
    return presentFound(world, 'subscriptions', subscriptionID, expand);
  },
  'DELETE subscriptions/:id': ({ world, id: subscriptionID, expand }) => {
    const { customerID } = world.requireRecord('subscriptions', subscriptionID);
    world.run(customerID, { kind: 'cancel-now', subscriptionID });
    return presentFound(world, 'subscriptions', subscriptionID, expand);
  },
  'POST subscription_schedules': ({ world, form }) => {
    const { record } = world.requireRecord('subscriptions', textAt(form, 'from_subscription') ?? '');
    world.schedules.set(record.id, world.makeID('sub_sched'));
    return presentScheduleOf({ world, id: world.schedules.get(record.id) ?? '' });
  },
  'POST subscription_schedules/:id': ({ world, id, form }) => {
    const plan = planOfPrice(textAt(form, 'phases', '1', 'items', '0', 'price') ?? '');
    schedule({ world, id }, plan);
    return presentScheduleOf({ world, id });
  },
  'POST subscription_schedules/:id/release': ({ world, id }) => {
    const subscriptionID = schedule({ world, id }, undefined);
    world.schedules.delete(subscriptionID);
    return { object: 'subscription_schedule', id, status: 'released', current_phase: null, phases: [] };
  },
  'GET invoices': (asked) => listAll(asked, 'invoices'),
  'GET invoices/:id': ({ world, id, expand }) => presentFound(world, 'invoices', id, expand),
  'POST invoices/create_preview': ({ world, form }) => {
    const plan = planOfPrice(textAt(form, 'subscription_details', 'items', '0', 'price') ?? '');
    const { record } = world.requireRecord('subscriptions', textAt(form, 'subscription') ?? '');
    return { amount_due: 'plan' in record ? totalOf(prorate(record, plan, world.now)) : 0 };
  },
  'POST invoices/:id/pay': ({ world, id: invoiceID, form, expand }) => {
    const methodID = textAt(form, 'payment_method');
    const isPresent = textAt(form, 'off_session') !== 'true';
    const { customerID } = world.requireRecord('invoices', invoiceID);
    requirePaid(world.run(customerID, { kind: 'pay-invoice', invoiceID, methodID, isPresent }));
    return presentFound(world, 'invoices', invoiceID, expand);
  },
  'POST invoices/:id/void': ({ world, id: invoiceID }) => {
    world.run(world.requireRecord('invoices', invoiceID).customerID, { kind: 'void-invoice', invoiceID });
    return presentFound(world, 'invoices', invoiceID);
  },
  'GET charges': (asked) => listAll(asked, 'charges'),
  'GET charges/:id': ({ world, id }) => presentFound(world, 'charges', id),
  'GET disputes': ({ world, form }) => {
    const { state } = world.requireRecord('charges', textAt(form, 'charge') ?? '');
    const disputes = state.disputes.filter(({ chargeID }) => chargeID === textAt(form, 'charge'));
    return listOf(disputes.map((dispute) => presentRecord(state, world, dispute)));
  },
  'POST refunds': ({ world, form }) => {
    const { state, customerID } = world.requireRecord('payments', textAt(form, 'payment_intent') ?? '');
    const charge = state.charges.find(({ paymentID }) => paymentID === textAt(form, 'payment_intent'));
    const { id } = world.run(customerID, { kind: 'refund', chargeID: charge?.id ?? '' });
    return presentFound(world, 'refunds', id ?? '');
  },
};

/** Lists the records of one or all customers, newest first, as Stripe does. */
function listAll({ world, form, expand }: Asked, list: 'subscriptions' | 'invoices' | 'charges'): object {
  const { customer, subscription, status = 'all' } = textsAt({ form }, 'form');
  const states = customer ? [world.requireCustomer(customer)] : [...world.customers.values()];
  const all = states.flatMap((state) =>
    state[list]
      .toReversed()
      .filter((record) => status === 'all' || record.status === status)
      .filter(
        (record) => !subscription || ('subscriptionID' in record && record.subscriptionID === subscription),
      )
      .map((record) => presentRecord(state, world, record, expand)),
  );
  return listOf(all);
}

function requirePaid(result: Result): void {
  if (result.outcome === 'refused') throw new CardError(result.failure);
  if (result.outcome === 'requires-action')
    throw new CardError({
      code: 'invoice_payment_intent_requires_action',
      message: 'This payment requires additional user action before it can be completed successfully.',
    });
}

type OfSchedule = Pick<Asked, 'world' | 'id'>;

function subscriptionOf({ world, id }: OfSchedule): string {
  for (const [subscriptionID, scheduleID] of world.schedules) if (scheduleID === id) return subscriptionID;
  throw new InvalidRequestError('resource_missing', `No such schedule: '${id}'`);
}

function schedule(of: OfSchedule, plan: ReturnType<typeof planOfPrice> | undefined): string {
  const subscriptionID = subscriptionOf(of);
  const { customerID } = of.world.requireRecord('subscriptions', subscriptionID);
  of.world.run(customerID, { kind: 'schedule-plan', subscriptionID, plan });
  return subscriptionID;
}

function presentScheduleOf(of: OfSchedule): object {
  const id = subscriptionOf(of);
  for (const state of of.world.customers.values())
    for (const subscription of state.subscriptions)
      if (subscription.id === id) return presentSchedule(of.id, subscription);
  throw new InvalidRequestError('resource_missing', `No such subscription: '${id}'`);
}
