import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { createOnce } from '../../server/create-once.ts';
import { type ChargeResult, type PaymentGateway, PaymentRefusedError } from '../gateway/payment-gateway.ts';
import type { Payments } from '../gateway/payments-service.ts';
import { mayManageMembership } from '../policies.ts';
import { addMembership, lockMembership } from '../state/membership.sql.ts';
import { applySnapshot, type LockedMembership } from '../state/sync-membership.ts';
import { clearWay } from './clear-way.ts';
import { endChange } from './end-change.ts';
import { findPlanChange, insertPlanChange, type PlanChange } from './plan-change.sql.ts';

export interface AskedChange {
  readonly call: string;
  readonly businessID: string;
  readonly userID: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
  readonly paymentMethod?: string;
  /** Throws what forbids it; gives what it is. */
  readonly decide: (membership: LockedMembership) => Pick<PlanChange, 'kind' | 'level'>;
  /** What has to stand before the provider is asked, in transactions of its own. */
  readonly prepare?: () => Promise<void>;
  /** Asks the provider. */
  readonly perform: (asking: Asking) => Promise<ChargeResult | undefined>;
}

export interface Asking {
  readonly gateway: PaymentGateway;
  readonly membership: LockedMembership;
  readonly changeID: string;
  /** The change's own: with it the provider does it once. */
  readonly key: string;
}

/**
 * Does what an owner asks the provider for, in two steps: first it is written down with an id of its own, then it is asked for under that id as key, and
 * what came of it is written with all that follows. Whoever is killed in between leaves a change that is settled within two minutes
 * (`settle-changes.ts`); asked twice, it is done once.
 */
export async function runChange(payments: Payments, asked: AskedChange): Promise<string> {
  const { id: changeID, repeated } = await noteChange(payments, asked);
  if (repeated) return changeID;
  await asked.prepare?.();
  await askProvider(payments, asked, changeID);
  return changeID;
}

function noteChange({ db, gateway }: Payments, asked: AskedChange) {
  const { call, businessID, userID, idempotencyKey, body, paymentMethod = null } = asked;
  return db.transaction().execute(async (transaction) => {
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageMembership });
    await addMembership.run(transaction, { businessID });
    const membership = await lockMembership.only(transaction, { businessID });
    const create = async () => {
      const { kind, level } = asked.decide(membership);
      const same = await clearWay(transaction, gateway, membership, { kind, level, paymentMethod });
      if (same) return same;
      const id = newId();
      await insertPlanChange.run(transaction, {
        ...{ id, kind, level, state: 'open' },
        business_id: businessID,
        user_id: userID,
        payment_method: paymentMethod,
      });
      return id;
    };
    return createOnce(transaction, { call, userID, idempotencyKey, body, create });
  });
}

function askProvider({ db, gateway }: Payments, asked: AskedChange, changeID: string): Promise<void> {
  const { businessID, perform } = asked;
  return db.transaction().execute(async (transaction) => {
    const membership = await lockMembership.only(transaction, { businessID });
    const change = await findPlanChange.only(transaction, { businessID, changeID });
    try {
      const result = await perform({ gateway, membership, changeID, key: changeID });
      if (result?.outcome === 'requires-action') {
        const { clientSecret } = result;
        await endChange(transaction, change, { state: 'waiting', clientSecret });
      } else await endChange(transaction, change, { state: 'done' });
    } catch (error) {
      if (!(error instanceof PaymentRefusedError)) throw error;
      await endChange(transaction, change, { state: 'refused', problem: error.message });
    }
    await followProvider(transaction, gateway, membership);
  });
}

/** Brings a membership up to date after the provider was asked, in the transaction that holds it. */
export async function followProvider(
  transaction: Kysely<Database>,
  gateway: PaymentGateway,
  membership: LockedMembership,
): Promise<void> {
  if (!membership.customer_id) return;
  const remote = await gateway.loadCustomer(membership.customer_id);
  if (remote) await applySnapshot(transaction, membership, remote);
}
