import { createHash } from 'node:crypto';
import type { AnyRecord, Change, CustomerState, ModelEvent, Records } from './customer-state.ts';
import { InvalidRequestError } from './model-commands.ts';
import type { CustomerRecord, Moment } from './model-records.ts';

/** The list of each kind of record. */
const lists = {
  payment_method: 'methods',
  subscription: 'subscriptions',
  invoice: 'invoices',
  payment_intent: 'payments',
  setup_intent: 'setups',
  charge: 'charges',
  refund: 'refunds',
  dispute: 'disputes',
} as const satisfies Record<Exclude<AnyRecord, CustomerRecord>['object'], keyof Records>;

const prefixes = {
  subscription: 'sub',
  invoice: 'in',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  event: 'evt',
} as const;

/** A change in progress: states are immutable, each step replaces `state`. */
export interface Work {
  state: CustomerState;
  readonly events: ModelEvent[];
  /** The moment of the current step. */
  now: Moment;
}

export function beginWork(state: CustomerState, now: Moment): Work {
  return { state, events: [], now };
}

export function endWork({ state, events }: Work): Change {
  return { state, events };
}

/** An id that cannot be guessed and names its customer: `in_<customer>_<hash>`. */
export function makeID(work: Work, kind: keyof typeof prefixes): string {
  const { seed, idCount, customer } = work.state;
  work.state = { ...work.state, idCount: idCount + 1 };
  return `${prefixes[kind]}_${customer.id.replace(/^cus_/, '')}_${hash(`${seed}:${idCount}`)}`;
}

/** The secret that lets a browser ask the holder's bank. */
export function makeSecret({ state: { seed } }: Work, id: string): string {
  return `${id}_secret_${hash(`${seed}:${id}`)}`;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** Replaces or adds a record and notes events about it. */
export function put<Item extends AnyRecord>(work: Work, record: Item, ...types: readonly string[]): Item {
  if (record.object === 'customer') work.state = { ...work.state, customer: record };
  else {
    const list = lists[record.object];
    const before: readonly AnyRecord[] = work.state[list];
    const isKnown = before.some(({ id }) => id === record.id);
    const after = isKnown ? before.map((one) => (one.id === record.id ? record : one)) : [...before, record];
    work.state = { ...work.state, [list]: after };
  }
  for (const type of types)
    work.events.push({ id: makeID(work, 'event'), type, createdAt: work.now, record });
  return record;
}

/** The record with an id. Throws InvalidRequestError (`resource_missing`). */
export function requireRecord<List extends keyof Records>(
  { state }: Pick<Work, 'state'>,
  list: List,
  id: string,
): Records[List][number] {
  const records: readonly Records[List][number][] = state[list];
  const record = records.find((one) => one.id === id);
  if (record) return record;
  throw new InvalidRequestError('resource_missing', `No such record: '${id}'`);
}
