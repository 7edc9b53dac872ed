import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { paidLevels, planOf } from '@wbn/contract/membership/membership-plans.ts';
import type { BillingDetails } from '@wbn/contract/membership/payment-shapes.ts';
import { findTestCard } from '@wbn/contract/membership/test-cards.ts';
import { customerOf } from '../../test-gateway/create-test-gateway.ts';
import { answerBank } from '../../test-gateway/test-cards.ts';
import type { TestCustomer, TestMethod } from '../../test-gateway/test-customer.ts';
import { advance } from '../../test-gateway/test-periods.ts';
import { presentCustomer, presentInvoice, presentSubscription } from './present-objects.ts';
import { InvalidRequestError } from './stand-in-errors.ts';

const day = 86_400_000;

/** A card that is saved without a charge. */
export interface Setup {
  readonly id: string;
  readonly clientSecret: string;
  readonly customerID: string;
  readonly methodID: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
}

export interface TaxIdObject {
  readonly id: string;
  readonly object: 'tax_id';
  readonly type: string;
  readonly value: string;
}

/** The state of the stand-in: customers of the test gateway, and what only Stripe has. */
export class StandInWorld {
  readonly customers = new Map<string, TestCustomer>();
  readonly metadata = new Map<string, Readonly<Record<string, string>>>();
  readonly deleted = new Set<string>();
  readonly typed = new Map<string, TestMethod>();
  readonly taxIds = new Map<string, readonly TaxIdObject[]>();
  readonly setups = new Map<string, Setup>();
  /** Schedule ids by subscription id. */
  readonly schedules = new Map<string, string>();
  /** Amounts of the prices by lookup key, in cents. */
  readonly amounts = new Map(paidLevels.map(planOf).map(({ planId, price }) => [planId, price]));
  readonly products = new Set<string>();
  readonly #emit: (event: object) => void;
  #ahead = 0;
  #count = 0;

  constructor(emit: (event: object) => void) {
    this.#emit = emit;
  }

  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** Moves the clock, like Stripe's test clocks; everything due on the way happens at its moment. */
  advance(days: number): void {
    this.#ahead += days * day;
    for (const id of this.customers.keys()) this.change(id, (customer, now) => advance(customer, now));
  }

  /** An id that names its customer. */
  makeID(prefix: string, { id: customerID } = { id: '' }): string {
    this.#count += 1;
    const hash = createHash('sha256').update(`${prefix}${this.#count}`).digest('hex').slice(0, 14);
    return [prefix, customerID.replace(/^cus_/, ''), hash].filter(Boolean).join('_');
  }

  addCustomer(metadata: Readonly<Record<string, string>>): TestCustomer {
    const id = this.makeID('cus');
    const lists = { cards: [], subscriptions: [], invoices: [], answers: {} };
    this.customers.set(id, { id, businessID: metadata.businessID ?? '', billing: {}, ...lists });
    this.metadata.set(id, metadata);
    return this.change(id, (customer) => customer);
  }

  /** A card as Stripe Elements would create it. Throws for a number that is no test card. */
  typeCard(number: string, billing: Partial<BillingDetails>): string {
    const card = findTestCard(number);
    if (!card) throw new Error(`${number} is no test card`);
    const { brand, behaviour, code } = card;
    const id = this.makeID('pm');
    const method = { id, brand, behaviour, ...(code && { code }), billing: billing as BillingDetails };
    this.typed.set(id, { ...method, last4: number.slice(-4), expMonth: 12, expYear: 2034 });
    return id;
  }

  /** Gives the holder's answer to their bank. */
  answerBank(clientSecret: string, succeeds: boolean): void {
    const setup = [...this.setups.values()].find((one) => one.clientSecret === clientSecret);
    this.change(setup?.customerID ?? customerOf(clientSecret), (customer, now) => {
      if (!setup) return answerBank(customer, { clientSecret, succeeds }, now);
      setup.status = succeeds ? 'succeeded' : 'requires_payment_method';
      const card = customer.cards.find(({ id }) => id === setup.methodID);
      if (card && succeeds) card.isAuthenticated = true;
    });
  }

  /** Changes a customer and emits events about everything that is different afterwards. */
  change<Result>(customerID: string, work: (customer: TestCustomer, now: number) => Result): Result {
    const customer = this.requireCustomer(customerID);
    const before = structuredClone(customer);
    try {
      return work(customer, this.now);
    } finally {
      this.#tell(before, customer);
    }
  }

  requireCustomer(id: string | undefined): TestCustomer {
    const customer = this.customers.get(id ?? '');
    if (customer && !this.deleted.has(customer.id)) return customer;
    throw new InvalidRequestError('resource_missing', `No such customer: '${id}'`);
  }

  /** The customer whose id another id contains, and one of its records. */
  requireRecord<List extends 'subscriptions' | 'invoices'>(list: List, id: string | undefined) {
    const customer = this.customers.get(customerOf(id ?? ''));
    const records: readonly TestCustomer[List][number][] = customer?.[list] ?? [];
    const record = records.find((one) => one.id === id);
    if (customer && record) return { customer, record };
    throw new InvalidRequestError('resource_missing', `No such record: '${id}'`);
  }

  #tell(before: TestCustomer, customer: TestCustomer): void {
    const isNew =
      (known: readonly object[]) =>
      (one: object): boolean =>
        !known.some((other) => isDeepStrictEqual(other, one));
    this.#send('customer.updated', presentCustomer(this, customer));
    for (const subscription of customer.subscriptions.filter(isNew(before.subscriptions))) {
      if (subscription.status === 'ended') this.schedules.delete(subscription.id);
      this.#send('customer.subscription.updated', presentSubscription(this, customer, subscription));
    }
    for (const invoice of customer.invoices.filter(isNew(before.invoices)))
      this.#send(`invoice.${invoice.status === 'paid' ? 'paid' : 'updated'}`, presentInvoice(invoice));
  }

  #send(type: string, object: object): void {
    const created = Math.floor(this.now / 1_000);
    this.#emit({
      ...{ object: 'event', id: this.makeID('evt'), type, created, livemode: false },
      data: { object },
    });
  }
}
