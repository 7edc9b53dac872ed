import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import { PaymentRefusedError } from '../../gateway/payment-gateway.ts';
import { askBank, settle } from '../../test-gateway/test-bank.ts';
import type { Moment, TestCustomer, TestInvoice } from '../../test-gateway/test-customer.ts';
import { askHolder, linesOfRaise } from '../../test-gateway/test-invoices.ts';
import {
  abandonRaise,
  addRaise,
  addSubscription,
  cancelAtPeriodEnd,
  end,
  lower,
  schedule,
} from '../../test-gateway/test-subscriptions.ts';
import type { Routes, StripeRequest } from './customer-routes.ts';
import {
  listOf,
  presentCharges,
  presentDispute,
  presentInvoice,
  presentSchedule,
  presentSubscription,
} from './present-objects.ts';
import { textAt, textsAt } from './read-form.ts';
import { InvalidRequestError } from './stand-in-errors.ts';
import { levelOfPrice, presentPrice, priceOf } from './stand-in-prices.ts';

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
  'GET prices/:id': ({ id }) => priceOf(levelOfPrice(id)),
  'GET subscriptions': (asked) =>
    listOf(
      customersOf(asked).flatMap((customer) =>
        customer.subscriptions
          .toReversed()
          .map((one) => presentSubscription(asked.world, customer, one, asked.expand)),
      ),
    ),
  'GET subscriptions/:id': (asked) => presentFound(asked),
  'POST subscriptions': ({ world, form, expand }) =>
    world.change(textAt(form, 'customer') ?? '', (customer, now) => {
      const level = levelOfPrice(textAt(form, 'items', '0', 'price'));
      const { changeID = '' } = textsAt(form, 'metadata');
      const { subscription, invoice } = addSubscription(customer, { changeID, level }, now);
      pay(customer, invoice, {}, now);
      return presentSubscription(world, customer, subscription, expand);
    }),
  'POST subscriptions/:id': (asked) => {
    const { world, id, form } = asked;
    if (world.schedules.has(id))
      throw new InvalidRequestError('resource_managed', 'This subscription is managed by a schedule.');
    const { customer, record } = world.requireRecord('subscriptions', id);
    const price = textAt(form, 'items', '0', 'price');
    const cancel = textAt(form, 'cancel_at_period_end');
    world.change(customer.id, (_, now) => {
      if (price !== undefined && textAt(form, 'proration_behavior') === 'none')
        lower(customer, id, planOf(levelOfPrice(price)).planId);
      else if (price !== undefined)
        pay(customer, addRaise(customer, record, { changeID: '', level: levelOfPrice(price) }, now), {}, now);
      if (cancel !== undefined) cancelAtPeriodEnd(customer, id, cancel === 'true');
    });
    return presentFound(asked);
  },
  // An open renewal stays open but is not collected any more.
  'DELETE subscriptions/:id': (asked) => {
    const { customer, record } = asked.world.requireRecord('subscriptions', asked.id);
    if (record.status === 'ended')
      throw new InvalidRequestError('resource_missing', `No such subscription: '${asked.id}'`);
    const left = record.status === 'incomplete' ? 'void' : 'open';
    asked.world.change(customer.id, (_, now) => end(customer, record, left, now));
    return presentFound(asked);
  },
  'POST subscription_schedules': ({ world, form }) => {
    const found = world.requireRecord('subscriptions', textAt(form, 'from_subscription'));
    const id = world.makeID('sched', found.customer);
    world.schedules.set(found.record.id, id);
    return presentSchedule(id, found.record);
  },
  'POST subscription_schedules/:id': (asked) =>
    changeSchedule(
      asked,
      planOf(levelOfPrice(textAt(asked.form, 'phases', '1', 'items', '0', 'price'))).planId,
    ),
  'POST subscription_schedules/:id/release': (asked) => {
    const { subscription } = changeSchedule(asked, undefined);
    asked.world.schedules.delete(subscription);
    return {
      ...{ object: 'subscription_schedule', id: asked.id, status: 'released' },
      ...{ current_phase: null, phases: [] },
    };
  },
  'GET invoices': (asked) => {
    const { subscription, status } = textsAt({ form: asked.form }, 'form');
    const found = invoicesOf(asked).filter(
      (one) => (!status || one.status === status) && (!subscription || one.subscriptionID === subscription),
    );
    return listOf(found.map((one) => presentInvoice(one, asked.expand)));
  },
  'GET invoices/:id': ({ world, id, expand }) =>
    presentInvoice(world.requireRecord('invoices', id).record, expand),
  'POST invoices/create_preview': ({ world, form }) => {
    const level = levelOfPrice(textAt(form, 'subscription_details', 'items', '0', 'price'));
    const { record } = world.requireRecord('subscriptions', textAt(form, 'subscription'));
    return {
      amount_due: linesOfRaise(record, level, world.now).reduce((sum, { amount }) => sum + amount, 0),
    };
  },
  'POST invoices/:id/pay': ({ world, id, form, expand }) => {
    const { customer, record } = world.requireRecord('invoices', id);
    requireOpen(record);
    const methodID = textAt(form, 'payment_method');
    const isPresent = textAt(form, 'off_session') !== 'true';
    const answer = world.change(customer.id, (_, now) => pay(customer, record, { methodID, isPresent }, now));
    if (answer instanceof PaymentRefusedError) throw answer;
    if (answer === 'asks')
      throw new PaymentRefusedError(
        'This payment requires additional user action before it can be completed successfully.',
        'invoice_payment_intent_requires_action',
      );
    return presentInvoice(record, expand);
  },
  'POST invoices/:id/void': ({ world, id }) => {
    const { customer, record } = world.requireRecord('invoices', id);
    requireOpen(record);
    world.change(customer.id, () => {
      const waiting = customer.subscriptions.find(({ raise }) => raise?.invoiceID === id);
      if (waiting) abandonRaise(customer, waiting);
      else record.status = 'void';
    });
    return presentInvoice(record);
  },
  'GET charges': (asked) => listOf(invoicesOf(asked).flatMap(presentCharges)),
  'GET charges/:id': ({ world, id }) => {
    const { record } = world.requireRecord('invoices', id.replace('ch_', 'in_'));
    return presentCharges(record).at(-1) ?? {};
  },
  'GET disputes': ({ world, form }) => {
    const { record } = world.requireRecord('invoices', textAt(form, 'charge')?.replace('ch_', 'in_'));
    return listOf(record.dispute ? [presentDispute(record)] : []);
  },
  'POST refunds': ({ world, form }) => {
    const invoiceID = textAt(form, 'payment_intent')?.replace('pi_', 'in_');
    const { customer, record } = world.requireRecord('invoices', invoiceID);
    world.change(customer.id, () => {
      record.amountRefunded = record.amountPaid;
    });
    return { object: 'refund', id: world.makeID('re'), amount: record.amountRefunded };
  },
};

interface Paying {
  readonly methodID?: string | undefined;
  /** The holder is at the screen, so the bank may ask them. */
  readonly isPresent?: boolean;
}

/** Tries to pay an invoice, with the default card unless another is named; what is refused stays open. */
function pay(
  customer: TestCustomer,
  invoice: TestInvoice,
  { methodID = customer.defaultCardID, isPresent = true }: Paying,
  now: Moment,
) {
  const card = customer.cards.find(({ id }) => id === methodID);
  const answer = askBank(customer, card, isPresent);
  if (answer === 'pays' && card) settle(customer, invoice, card, now);
  if (answer === 'asks' && card) askHolder(invoice, card.id);
  if (answer instanceof PaymentRefusedError) {
    invoice.failedAttempts += 1;
    invoice.failure = answer.message;
  }
  return answer;
}

function requireOpen({ status }: TestInvoice): void {
  if (status !== 'open')
    throw new InvalidRequestError(`invoice_already_${status}`, `This invoice is ${status}.`);
}

function presentFound({ world, id, expand }: StripeRequest): object {
  const { customer, record } = world.requireRecord('subscriptions', id);
  return presentSubscription(world, customer, record, expand);
}

/** Sets the plan of a schedule's second phase. */
function changeSchedule({ world, id }: StripeRequest, planId: string | undefined) {
  const [subscriptionID] = [...world.schedules].find(([, scheduleID]) => scheduleID === id) ?? [];
  const { customer, record } = world.requireRecord('subscriptions', subscriptionID);
  world.change(customer.id, () => schedule(customer, record.id, planId));
  return presentSchedule(id, record);
}

/** One customer, or all. */
function customersOf({ world, form }: StripeRequest): TestCustomer[] {
  const { customer } = textsAt({ form }, 'form');
  return customer ? [world.requireCustomer(customer)] : [...world.customers.values()];
}

const invoicesOf = (asked: StripeRequest) =>
  customersOf(asked).flatMap(({ invoices }) => invoices.toReversed());
