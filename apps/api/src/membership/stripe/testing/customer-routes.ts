import type { BillingDetails } from '@wbn/contract/membership/payment-shapes.ts';
import { attachCard } from '../../test-gateway/test-bank.ts';
import { makeSecret } from '../../test-gateway/test-invoices.ts';
import {
  type Expanded,
  listOf,
  presentCustomer,
  presentMethod,
  presentPayment,
  presentSetup,
} from './present-objects.ts';
import { type Form, textAt, textsAt } from './read-form.ts';
import { InvalidRequestError } from './stand-in-errors.ts';
import type { Setup, StandInWorld } from './stand-in-world.ts';

/** A call to the stand-in; `id` and `sub` are path parameters. */
export interface StripeRequest {
  readonly world: StandInWorld;
  readonly form: Form;
  readonly id: string;
  readonly sub: string;
  readonly expand: Expanded;
}

export type Routes = Readonly<Record<string, (asked: StripeRequest) => object>>;

/** Routes of customers, tax ids, payment methods and setups. */
export const customerRoutes: Routes = {
  'POST customers': ({ world, form }) => presentCustomer(world, world.addCustomer(textsAt(form, 'metadata'))),
  'GET customers/:id': ({ world, id, expand }) =>
    world.deleted.has(id)
      ? { object: 'customer', id, deleted: true }
      : presentCustomer(world, world.requireCustomer(id), expand),
  'POST customers/:id': ({ world, id, form, expand }) =>
    world.change(id, (customer) => {
      const methodID = textAt(form, 'invoice_settings', 'default_payment_method');
      customer.billing = { ...customer.billing, ...readBilling(form) };
      world.metadata.set(id, { ...world.metadata.get(id), ...textsAt(form, 'metadata') });
      if (methodID !== undefined) customer.defaultCardID = methodID;
      return presentCustomer(world, customer, expand);
    }),
  'GET customers/:id/tax_ids': ({ world, id }) => listOf(world.taxIds.get(id) ?? []),
  'POST customers/:id/tax_ids': ({ world, id, form }) => {
    const { type = '', value = '' } = textsAt({ form }, 'form');
    if (type === 'eu_vat' && !/^[A-Z]{2}/.test(value))
      throw new InvalidRequestError('tax_id_invalid', 'Invalid value for eu_vat.');
    const taxId = { id: world.makeID('txi'), object: 'tax_id' as const, type, value };
    world.taxIds.set(id, [...(world.taxIds.get(id) ?? []), taxId]);
    return taxId;
  },
  'DELETE customers/:id/tax_ids/:sub': ({ world, id, sub }) => {
    const others = (world.taxIds.get(id) ?? []).filter((taxId) => taxId.id !== sub);
    world.taxIds.set(id, others);
    return { object: 'tax_id', id: sub, deleted: true };
  },
  'POST payment_methods/:id/attach': ({ world, id, form }) => {
    const method = world.typed.get(id);
    if (!method) throw new InvalidRequestError('resource_missing', `No such PaymentMethod: '${id}'`);
    return world.change(textAt(form, 'customer') ?? '', (customer) =>
      presentMethod(attachCard(customer, method)),
    );
  },
  'POST setup_intents': ({ world, form }) => {
    const methodID = textAt(form, 'payment_method') ?? '';
    const customer = world.requireCustomer(textAt(form, 'customer'));
    const card = customer.cards.find((one) => one.id === methodID);
    const isAsked = card?.behaviour === 'authenticate' && !card.isAuthenticated;
    const id = world.makeID('seti', customer);
    const setup: Setup = {
      ...{ id, clientSecret: makeSecret(id), customerID: customer.id, methodID },
      status: isAsked ? 'requires_action' : 'succeeded',
    };
    world.setups.set(id, setup);
    return presentSetup(setup);
  },
  'GET setup_intents/:id': ({ world, id }) => presentSetup(requireSetup(world, id)),
  'POST setup_intents/:id/cancel': ({ world, id }) => {
    const setup = requireSetup(world, id);
    if (setup.status === 'succeeded' || setup.status === 'canceled')
      throw new InvalidRequestError('setup_intent_unexpected_state', `This setup is ${setup.status}.`);
    setup.status = 'canceled';
    return presentSetup(setup);
  },
  'GET payment_intents/:id': ({ world, id }) =>
    presentPayment(world.requireRecord('invoices', id.replace('pi_', 'in_')).record),
};

function requireSetup(world: StandInWorld, id: string): Setup {
  const setup = world.setups.get(id);
  if (setup) return setup;
  throw new InvalidRequestError('resource_missing', `No such setup: '${id}'`);
}

function readBilling(form: Form): Partial<BillingDetails> {
  const { name, email } = textsAt({ form }, 'form');
  const { line1, country, line2, city, state, postal_code: postalCode } = textsAt(form, 'address');
  const rest = { ...(line2 && { line2 }), ...(city && { city }), ...(state && { state }) };
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(line1 && country && { address: { line1, country, ...rest, ...(postalCode && { postalCode }) } }),
  };
}
