import { InvalidRequestError } from '../model/model-commands.ts';
import type { Billing, CardMethod } from '../model/model-records.ts';
import { presentRecord } from './present-objects.ts';
import { listOf } from './present-parts.ts';
import { type Form, textAt, textsAt } from './read-form.ts';
import { CardError } from './stand-in-errors.ts';
import type { Asked, Routes } from './stand-in-routes.ts';
import type { StandInWorld } from './stand-in-world.ts';

/** Routes of customers, tax ids, payment methods and setups. */
export const customerRoutes: Routes = {
  'POST customers': ({ world, form }) =>
    present(world, world.addCustomer(textsAt(form, 'metadata')).customer.id),
  'GET customers/:id': ({ world, id, expand }) =>
    world.deleted.has(id) ? { object: 'customer', id, deleted: true } : present(world, id, expand),
  'POST customers/:id': ({ world, id, form, expand }) => {
    const methodID = textAt(form, 'invoice_settings', 'default_payment_method');
    world.run(id, {
      kind: 'update-customer',
      billing: readBilling(form),
      metadata: textsAt(form, 'metadata'),
      ...(methodID !== undefined && { defaultMethodID: methodID }),
    });
    return present(world, id, expand);
  },
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
    world.taxIds.set(
      id,
      (world.taxIds.get(id) ?? []).filter((taxId) => taxId.id !== sub),
    );
    return { object: 'tax_id', id: sub, deleted: true };
  },
  'POST payment_methods/:id/attach': ({ world, id, form }) => {
    const customerID = textAt(form, 'customer') ?? '';
    const result = world.run(customerID, { kind: 'attach-method', method: findMethod(world, id) });
    if (result.outcome === 'refused') throw new CardError(result.failure);
    return presentFound(world, 'methods', id);
  },
  'POST setup_intents': ({ world, form }) => {
    const methodID = textAt(form, 'payment_method') ?? '';
    const customerID = textAt(form, 'customer') ?? '';
    const result = world.run(customerID, { kind: 'create-setup', methodID, metadata: {} });
    return presentFound(world, 'setups', result.id ?? '');
  },
  'GET setup_intents/:id': ({ world, id }) => presentFound(world, 'setups', id),
  'POST setup_intents/:id/cancel': ({ world, id }) => {
    world.run(world.requireRecord('setups', id).customerID, { kind: 'cancel-setup', setupID: id });
    return presentFound(world, 'setups', id);
  },
  'GET payment_intents/:id': ({ world, id }) => presentFound(world, 'payments', id),
};

function present(world: StandInWorld, id: string, expand: Asked['expand'] = new Set()) {
  const state = world.requireCustomer(id);
  return presentRecord(state, world, state.customer, expand);
}

export function presentFound(
  world: StandInWorld,
  list: Parameters<StandInWorld['requireRecord']>[0],
  id: string,
  expand?: Asked['expand'],
): object {
  const { state, record } = world.requireRecord(list, id);
  return presentRecord(state, world, record, expand);
}

function findMethod(world: StandInWorld, id: string): CardMethod {
  const typed = world.typed.get(id);
  if (typed) return typed;
  throw new InvalidRequestError('resource_missing', `No such PaymentMethod: '${id}'`);
}

function readBilling(form: Form): Billing {
  const { name, email } = textsAt({ form }, 'form');
  const { line1, country, line2, city, state, postal_code: postalCode } = textsAt(form, 'address');
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(line1 && country && { address: { line1, country, line2, city, state, postalCode } }),
  };
}
