import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireRole, requireRoleForWrite } from '../../business/require-role.ts';
import { lockOwnSide, type OwnSide, requireSide } from '../require-side.ts';
import { mayWorkOnRequests } from './policies.ts';

interface Asked {
  readonly requestID: string;
  readonly userID: string;
  readonly ownerID: string | undefined;
}

/** A company's side of a thread, and what the person is to the company. */
export interface CompanySide extends OwnSide {
  readonly role: BusinessRole;
}

/** For a read. Throws NotFound for a thread that is not theirs, ValidationError for a person's own: they have no colleagues there. */
export async function requireCompanySide(db: Kysely<Database>, asked: Asked): Promise<CompanySide> {
  const side = ofCompany(await requireSide(db, asked));
  const role = await requireRole(db, {
    businessID: side.ownerID,
    userID: asked.userID,
    may: mayWorkOnRequests,
  });
  return { ...side, role };
}

/** For a write, in its transaction: thread and membership stay as they are until it ends. */
export async function lockCompanySide(transaction: Kysely<Database>, asked: Asked): Promise<CompanySide> {
  const side = ofCompany(await lockOwnSide(transaction, asked));
  const question = { businessID: side.ownerID, userID: asked.userID, may: mayWorkOnRequests };
  return { ...side, role: await requireRoleForWrite(transaction, question) };
}

function ofCompany(side: OwnSide): OwnSide {
  if (side.ownerType === 'business') return side;
  const problem = 'must be the id of a company you work for';
  throw validationError({ bid: problem });
}
