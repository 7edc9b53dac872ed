import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Actor, requireActorForWrite } from '../authors/require-actor.ts';
import { findOpenQuotation, lockQuotation, type OpenQuotationRow } from './open-quotations.sql.ts';
import { missing } from './own-quotations.ts';

interface SupplierKey {
  readonly id: string;
  readonly userID: string;
  readonly businessID: string;
}

/** Locks an open request for quotation that the company may see. Throws Forbidden, NotFound, and Conflict when it is closed. */
export async function lockForSupplier(
  transaction: Kysely<Database>,
  asked: SupplierKey,
): Promise<{ supplier: Actor; row: OpenQuotationRow }> {
  const supplier = await requireActorForWrite(transaction, asked);
  await lockQuotation.first(transaction, asked);
  const row = await findOpenQuotation.first(transaction, asked);
  if (!row) throw missing(asked.id);
  if (!row.is_open)
    throw new CallError(
      'Conflict',
      'This request for quotation is closed: it takes neither offers nor questions any more.',
    );
  return { supplier, row };
}
