import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { PaymentRefusedError } from '../gateway/payment-gateway.ts';
import { deleteTestMethod, findTestMethod } from './customers.sql.ts';
import { advance } from './model/advance.ts';
import type { CustomerState, ModelEvent } from './model/customer-state.ts';
import { type Command, IdempotencyError, InvalidRequestError, type Result } from './model/model-commands.ts';
import type { CardMethod, Moment } from './model/model-records.ts';
import { runCommand } from './model/run-command.ts';

/** Commands to one customer, one after the other, in the transaction that holds its row. */
export class CustomerSteps {
  readonly transaction: Kysely<Database>;
  readonly now: Moment;
  readonly events: ModelEvent[] = [];
  state: CustomerState;

  constructor(transaction: Kysely<Database>, state: CustomerState, now: Moment) {
    this.transaction = transaction;
    this.now = now;
    const due = advance(state, now);
    this.state = due.state;
    this.events.push(...due.events);
  }

  /** Throws PaymentRefusedError for what makes no sense; what the bank refuses is a result. */
  run(command: Command, key?: string): Result {
    try {
      const { state, events, result } = runCommand(this.state, { key, command }, this.now);
      this.state = state;
      this.events.push(...events);
      return result;
    } catch (error) {
      if (error instanceof InvalidRequestError) throw new PaymentRefusedError(error.message, error.code);
      if (error instanceof IdempotencyError)
        throw new PaymentRefusedError(error.message, 'idempotency_error');
      throw error;
    }
  }

  /** The card that was typed becomes the customer's, if its bank agrees. */
  async attach(methodID: string, key: string): Promise<CardMethod | RefusedResult> {
    const method = this.state.methods.find(({ id }) => id === methodID) ?? (await this.#readTyped(methodID));
    const { behaviour, brand, code, last4, expMonth, expYear, billing, createdAt, object, id } = method;
    const card = { behaviour, brand, code, last4, expMonth, expYear, billing, createdAt, object, id };
    const result = this.run({ kind: 'attach-method', method: card }, key);
    if (result.outcome === 'refused') return result;
    await deleteTestMethod.run(this.transaction, { id: methodID });
    return card;
  }

  async #readTyped(id: string): Promise<CardMethod> {
    const typed = await findTestMethod.first(this.transaction, { id });
    if (!typed)
      throw new PaymentRefusedError(
        'This card is not known here any more: type it again.',
        'resource_missing',
      );
    // Written by `add-test-method.ts`.
    return typed.details as CardMethod;
  }
}

export type RefusedResult = Extract<Result, { outcome: 'refused' }>;
