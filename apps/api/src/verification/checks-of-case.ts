import type { Claims } from '@wbn/contract/verification/verification.ts';
import {
  type CheckKind,
  type ClaimName,
  type DocumentKind,
  requiredDocuments,
} from '@wbn/contract/verification/verification-values.ts';

interface HandedIn {
  readonly place: number;
  readonly kind: string;
  readonly issuer: string | null;
  readonly number: string | null;
}

/** What is to be checked: each claim once, each certificate by itself. */
export function checksOf(claims: Claims, documents: readonly HandedIn[]) {
  const { legalName, registrationNumber, address, taxNumber, signatory, contactChannel } = claims;
  const single = (kind: CheckKind, claim: string | undefined) => (claim ? [{ kind, place: 0, claim }] : []);
  return [
    ...single('legal-existence', [legalName, registrationNumber].filter(Boolean).join(', ')),
    ...single('address', address),
    ...single('tax-number', taxNumber),
    ...single('signatory', signatory),
    ...single('contact-channel', contactChannel),
    ...documents
      .filter(({ kind }) => kind === 'certificate')
      .map(({ place, issuer, number }) => ({
        kind: 'certificate' as const,
        place,
        claim: [number, issuer].filter(Boolean).join(', '),
      })),
  ];
}

const needed: readonly ClaimName[] = ['legalName', 'registrationNumber', 'address', 'taxNumber', 'signatory'];

/** What is missing before a reviewer looks, by field: claims by their name, documents as `documents.<kind>`. */
export function findMissing(claims: Claims, documents: readonly HandedIn[]): Record<string, string> {
  const has = (wanted: DocumentKind) => documents.some(({ kind }) => kind === wanted);
  return Object.fromEntries([
    ...needed.filter((name) => !claims[name]).map((name) => [name, 'must be filled in']),
    ...requiredDocuments.filter((kind) => !has(kind)).map((kind) => [`documents.${kind}`, 'must be added']),
  ]);
}

/** Personal, or of no use to others: told to nobody but the reviewer. */
const privateChecks: ReadonlySet<CheckKind> = new Set(['tax-number', 'signatory', 'contact-channel']);

/** The claim as the ledger tells it: what cannot be taken back is told only where it stands in public registers. */
export function publicClaim(kind: CheckKind, claim: string): string | null {
  return privateChecks.has(kind) ? null : claim;
}
