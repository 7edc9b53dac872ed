import type { AnyRecord, CustomerState } from '../model/customer-state.ts';
import type {
  AttachedMethod,
  Billing,
  ChargeRecord,
  DisputeRecord,
  Failure,
  PaymentRecord,
  SetupRecord,
} from '../model/model-records.ts';
import { presentInvoice, presentSubscription } from './present-billing.ts';
import { type ExtraObjects, listOf, seconds } from './present-parts.ts';

/** A record as Stripe's API sends it; `expand` holds the requested paths. */
export function presentRecord(
  state: CustomerState,
  extra: ExtraObjects,
  record: AnyRecord,
  expand: ReadonlySet<string> = new Set(),
): object {
  switch (record.object) {
    case 'customer':
      return presentCustomer(state, extra, expand);
    case 'payment_method':
      return presentMethod(state, record);
    case 'subscription':
      return presentSubscription(state, extra, record, expand);
    case 'invoice':
      return presentInvoice(state, record, expand);
    case 'payment_intent':
      return presentPayment(state, record);
    case 'setup_intent':
      return presentSetup(state, record);
    case 'charge':
      return presentCharge(state, record);
    case 'dispute':
      return presentDispute(state, record);
    case 'refund':
      return { object: 'refund', id: record.id, charge: record.chargeID, amount: record.amount };
  }
}

function presentCustomer(state: CustomerState, { taxIds }: ExtraObjects, expand: ReadonlySet<string>) {
  const { customer, methods } = state;
  const { id, billing, metadata, defaultMethodID, createdAt } = customer;
  const method = methods.find((one) => one.id === defaultMethodID);
  const isExpanded = expand.has('invoice_settings.default_payment_method');
  return {
    ...{ object: 'customer', id, created: seconds(createdAt), livemode: false },
    ...presentBilling(billing),
    // Stripe deletes metadata that is set to an empty string.
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== '')),
    invoice_settings: {
      default_payment_method: isExpanded && method ? presentMethod(state, method) : (defaultMethodID ?? null),
    },
    ...(expand.has('tax_ids') && { tax_ids: listOf(taxIds.get(id) ?? []) }),
  };
}

function presentMethod({ customer }: CustomerState, method: AttachedMethod) {
  const { id, brand, last4, expMonth, expYear, billing, createdAt } = method;
  return {
    ...{ object: 'payment_method', id, type: 'card', customer: customer.id, created: seconds(createdAt) },
    billing_details: presentBilling(billing),
    card: { brand, last4, exp_month: expMonth, exp_year: expYear },
  };
}

function presentPayment({ customer }: CustomerState, payment: PaymentRecord) {
  const { id, status, amount, clientSecret, failure } = payment;
  return {
    ...{ object: 'payment_intent', id, status, amount, customer: customer.id },
    client_secret: clientSecret,
    last_payment_error: failure ? presentFailure(failure) : null,
  };
}

function presentSetup({ customer }: CustomerState, setup: SetupRecord) {
  const { id, status, clientSecret, methodID, failure } = setup;
  return {
    ...{ object: 'setup_intent', id, status, customer: customer.id, payment_method: methodID },
    client_secret: clientSecret,
    last_setup_error: failure ? presentFailure(failure) : null,
  };
}

function presentCharge({ customer, disputes }: CustomerState, charge: ChargeRecord) {
  const { id, status, amount, amountRefunded, paymentID, failure, createdAt } = charge;
  return {
    ...{ object: 'charge', id, status, amount, amount_refunded: amountRefunded, customer: customer.id },
    disputed: disputes.some(({ chargeID }) => chargeID === id),
    payment_intent: paymentID,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    created: seconds(createdAt),
  };
}

/** A dispute names no customer, as at Stripe. */
function presentDispute({ charges }: CustomerState, dispute: DisputeRecord) {
  const { id, chargeID, amount, status, createdAt } = dispute;
  const payment = charges.find((one) => one.id === chargeID)?.paymentID;
  return {
    ...{ object: 'dispute', id, amount, status, charge: chargeID },
    payment_intent: payment ?? null,
    created: seconds(createdAt),
  };
}

export function presentFailure({ code, declineCode, message }: Failure) {
  return { type: 'card_error', code, message, ...(declineCode && { decline_code: declineCode }) };
}

function presentBilling({ name, email, address }: Billing) {
  return {
    name: name ?? null,
    email: email ?? null,
    address: address
      ? {
          line1: address.line1,
          line2: address.line2 ?? null,
          city: address.city ?? null,
          state: address.state ?? null,
          postal_code: address.postalCode ?? null,
          country: address.country,
        }
      : null,
  };
}
