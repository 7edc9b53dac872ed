import { findTestCard } from '@wbn/contract/membership/test-cards.ts';
import { advance } from './advance.ts';
import type { CustomerState, ModelEvent } from './customer-state.ts';
import type { Command, Result } from './model-commands.ts';
import type { CardMethod, Moment, Plan } from './model-records.ts';
import { createCustomer, runCommand } from './run-command.ts';

export const gold: Plan = { id: 'gold', name: 'Gold', amount: 185_000, currency: 'usd' };
export const premium: Plan = { id: 'premium', name: 'Premium', amount: 265_000, currency: 'usd' };
export const platinum: Plan = { id: 'platinum', name: 'Platinum', amount: 365_000, currency: 'usd' };

export const day = 86_400_000;

/** A typed card. Throws for a number that is no test card. */
export function typedCard(number: string, id = `pm_${number}`): CardMethod {
  const card = findTestCard(number);
  if (!card) throw new Error(`${number} is no test card`);
  const { brand, behaviour, code } = card;
  return {
    ...{ object: 'payment_method', id, brand, behaviour, ...(code && { code }) },
    ...{ last4: number.slice(-4), expMonth: 12, expYear: 2034, createdAt: 0, billing: {} },
  };
}

/** Runs commands on one customer, one after the other. */
export class ModelRun {
  state: CustomerState;
  readonly events: ModelEvent[];
  now: Moment;

  constructor(start = '2026-11-23T10:00:00Z') {
    this.now = Date.parse(start);
    const { state, events } = createCustomer(
      { id: 'cus_test', seed: 'seed', billing: { name: 'Acme' }, metadata: {} },
      this.now,
    );
    this.state = state;
    this.events = [...events];
  }

  run(command: Command, key?: string): Result {
    const { state, events, result } = runCommand(this.state, { key, command }, this.now);
    this.state = state;
    this.events.push(...events);
    return result;
  }

  /** Makes the card the default. */
  useCard(number: string): Result {
    const method = typedCard(number);
    const result = this.run({ kind: 'attach-method', method });
    if (result.outcome === 'done') this.run({ kind: 'update-customer', defaultMethodID: method.id });
    return result;
  }

  buy(plan: Plan = gold, key?: string): Result {
    return this.run({ kind: 'create-subscription', plan, metadata: {}, behaviour: 'allow_incomplete' }, key);
  }

  wait(to: Moment): void {
    this.now = to;
    const { state, events } = advance(this.state, to);
    this.state = state;
    this.events.push(...events);
  }

  waitDays(days: number): void {
    this.wait(this.now + days * day);
  }

  /** Returns the types of the events since the last call. */
  takeEvents(): string[] {
    return this.events.splice(0).map(({ type }) => type);
  }

  get subscription() {
    return lastOf(this.state.subscriptions);
  }

  get invoice() {
    return lastOf(this.state.invoices);
  }

  get charge() {
    return lastOf(this.state.charges);
  }
}

function lastOf<Item>(list: readonly Item[]): Item {
  const item = list.at(-1);
  if (item === undefined) throw new Error('There is none yet');
  return item;
}
