import { createHash } from 'node:crypto';
import { paidLevels, planOf } from '@wbn/contract/membership/membership-plans.ts';
import { findTestCard } from '@wbn/contract/membership/test-cards.ts';
import { advance } from '../model/advance.ts';
import type { Change, CustomerState, ModelEvent, Records } from '../model/customer-state.ts';
import { type Command, InvalidRequestError, type Result } from '../model/model-commands.ts';
import type { Billing, CardMethod, Metadata } from '../model/model-records.ts';
import { createCustomer, runCommand } from '../model/run-command.ts';
import { presentRecord } from './present-objects.ts';
import type { ExtraObjects, TaxIdObject } from './present-parts.ts';

const day = 86_400_000;

/** The state of the stand-in; the model decides what happens to each customer. */
export class StandInWorld implements ExtraObjects {
  readonly customers = new Map<string, CustomerState>();
  readonly deleted = new Set<string>();
  readonly typed = new Map<string, CardMethod>();
  readonly taxIds = new Map<string, TaxIdObject[]>();
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
    for (const state of this.customers.values()) this.#keep(advance(state, this.now));
  }

  makeID(prefix: string): string {
    this.#count += 1;
    const hash = createHash('sha256').update(`${prefix}${this.#count}`).digest('hex');
    return `${prefix}_${hash.slice(0, 14)}`;
  }

  addCustomer(metadata: Metadata): CustomerState {
    const id = this.makeID('cus');
    return this.#keep(createCustomer({ id, seed: id, billing: {}, metadata }, this.now));
  }

  /** A card as Stripe Elements would create it. Throws for a number that is no test card. */
  typeCard(number: string, billing: Billing): string {
    const card = findTestCard(number);
    if (!card) throw new Error(`${number} is no test card`);
    const { brand, behaviour, code } = card;
    const id = this.makeID('pm');
    const object = 'payment_method';
    const last4 = number.slice(-4);
    const createdAt = this.now;
    this.typed.set(id, {
      ...{ object, id, brand, behaviour, code, last4, expMonth: 12, expYear: 2034, createdAt, billing },
    });
    return id;
  }

  run(customerID: string, command: Command): Result {
    const change = runCommand(this.requireCustomer(customerID), { key: undefined, command }, this.now);
    this.#keep(change);
    return change.result;
  }

  requireCustomer(id: string): CustomerState {
    const state = this.customers.get(id);
    if (state && !this.deleted.has(id)) return state;
    throw new InvalidRequestError('resource_missing', `No such customer: '${id}'`);
  }

  /** The customer of a record, and the record. */
  requireRecord<List extends keyof Records>(list: List, id: string) {
    for (const state of this.customers.values()) {
      const records: readonly Records[List][number][] = state[list];
      const record = records.find((one) => one.id === id);
      if (record) return { state, record, customerID: state.customer.id };
    }
    throw new InvalidRequestError('resource_missing', `No such record: '${id}'`);
  }

  #keep({ state, events }: Change): CustomerState {
    this.customers.set(state.customer.id, state);
    // A schedule ends with its subscription.
    for (const { id, status } of state.subscriptions) if (status === 'canceled') this.schedules.delete(id);
    for (const event of events) this.#emit(this.#presentEvent(state, event));
    return state;
  }

  #presentEvent(state: CustomerState, { id, type, createdAt, record }: ModelEvent): object {
    return {
      ...{ object: 'event', id, type, created: Math.floor(createdAt / 1_000), livemode: false },
      data: { object: presentRecord(state, this, record) },
    };
  }
}
