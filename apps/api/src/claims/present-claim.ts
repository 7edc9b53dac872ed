import { domainToUnicode } from 'node:url';
import type { BusinessClaim, Claim } from '@wbn/contract/claims/claims.ts';
import { codeAttempts } from '@wbn/contract/claims/claims.ts';
import { messageFileTypes } from '@wbn/contract/messaging/message-file.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { toIsoTime } from '../server/iso-time.ts';
import {
  type ClaimedBusiness,
  type ClaimRow,
  findClaimedBusiness,
  findLastClaim,
  findOtherAtDomain,
  selectClaimDocuments,
} from './claim.sql.ts';
import { mailDomainOf } from './mail-domain.ts';

interface OfClaimant {
  readonly businessID: string;
  readonly userID: string;
}

/** A public company as the person who claims it sees it. Throws NotFound. */
export async function requireClaimedBusiness(
  db: Kysely<Database>,
  asked: OfClaimant,
): Promise<ClaimedBusiness> {
  const row = await findClaimedBusiness.first(db, asked);
  if (!row) throw notFound(`There is no company with the id ${asked.businessID}.`);
  return row;
}

export function standingOf({ import_source, role, is_owned }: ClaimedBusiness): BusinessClaim['standing'] {
  if (import_source === null) return 'not-imported';
  if (role !== null) return 'own';
  return is_owned ? 'owned' : 'unowned';
}

/** The domain at which a code of the company can be mailed, or why none can. */
export async function mailDomainOfCompany(
  db: Kysely<Database>,
  { id: businessID, website }: Pick<ClaimedBusiness, 'id' | 'website'>,
): ReturnType<typeof mailDomainOf> {
  const found = await mailDomainOf(website ?? undefined);
  if ('obstacle' in found) return found;
  const domains = [found.domain, domainToUnicode(found.domain)];
  const other = await findOtherAtDomain.first(db, { businessID, domains });
  return other ? { obstacle: 'several-companies' } : found;
}

/** How a company can be claimed, with the person's last claim of it. */
export async function presentBusinessClaim(db: Kysely<Database>, asked: OfClaimant): Promise<BusinessClaim> {
  const row = await requireClaimedBusiness(db, asked);
  const claim = await findLastClaim.first(db, asked);
  const found = await mailDomainOfCompany(db, row);
  return {
    businessID: row.id,
    companyName: row.company_name,
    standing: standingOf(row),
    importedFrom:
      row.import_source === null
        ? undefined
        : { source: row.import_source, importedAt: toIsoTime(row.imported_on) },
    ...('domain' in found ? { mailDomain: found.domain } : { mailObstacle: found.obstacle }),
    claim: claim && (await presentClaim(db, claim)),
  };
}

async function presentClaim(db: Kysely<Database>, row: ClaimRow): Promise<Claim> {
  const documents = await selectClaimDocuments.all(db, { claimID: row.id });
  return {
    claimID: row.id,
    state: row.state,
    method: row.method ?? undefined,
    code: presentCode(row),
    documents: documents.map(({ id, name, content_type, size }) => ({
      documentID: id,
      name,
      contentType: documentType(content_type),
      size,
    })),
    note: row.note ?? undefined,
    submittedAt: row.submitted_at?.toISOString(),
    decidedAt: row.decided_at?.toISOString(),
    reason: row.reason ?? undefined,
  };
}

function presentCode({ address, code_expires_at: expires, attempts }: ClaimRow): Claim['code'] {
  const attemptsLeft = codeAttempts - attempts;
  if (address === null || expires === null || expires <= new Date() || attemptsLeft <= 0) return undefined;
  return { address, expiresAt: expires.toISOString(), attemptsLeft };
}

function documentType(stored: string) {
  const type = messageFileTypes.find((one) => one === stored);
  if (!type) throw new Error(`A document is stored as ${stored}`);
  return type;
}
