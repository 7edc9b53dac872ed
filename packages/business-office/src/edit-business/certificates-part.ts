import { savedCertificatesSchema } from '@wbn/contract/business/saved-business.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';
import { isDraftRecord } from '@wbn/forms/edit/stored-draft.ts';
import { withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';

/** The stored picture, or an uploaded one that the save claims. */
export type TypedPhoto = { readonly stored: Photo } | { readonly token: string; readonly file: string };

/** BIZ-24 */
export type CertificateValue = {
  readonly name: string;
  readonly issueDate: string;
  readonly expireDate: string;
  readonly photo: TypedPhoto | null;
  /** Removed in the form; can be restored until the save. */
  readonly removed?: boolean;
};

/** Certificates by id; unsaved ones have an id made by the form. */
export type CertificatesValues = { readonly [id: string]: CertificateValue };

const newId = 'new-';

export const isNew = (id: string) => id.startsWith(newId);
export const newCertificateId = () => `${newId}${crypto.randomUUID()}`;
export const emptyCertificate: CertificateValue = { name: '', issueDate: '', expireDate: '', photo: null };

export const certificatesPart = definePart<CertificatesValues>({
  name: 'certificates',
  key: 'certificates',
  valuesOf: ({ certificates }) =>
    Object.fromEntries(
      certificates.map(({ id, name, issueDate = '', expireDate = '', photo }) => [
        id,
        { name, issueDate, expireDate, photo: photo ? { stored: photo } : null },
      ]),
    ),
  toBody: (values) => sentOf(values).map(([id, value]) => toCertificate(id, value)),
  schema: savedCertificatesSchema,
  // The body is an array without removed entries: '2.expireDate' is a field of the third remaining one.
  controlOf: ([at, name], values) => {
    const [id] = sentOf(values)[Number(at)] ?? [];
    return id === undefined ? 'certificates' : `${id}.${name ?? 'name'}`;
  },
  revive: (kept) =>
    Object.fromEntries(
      Object.entries(kept).flatMap(([id, value]) => (isCertificate(value) ? [[id, value] as const] : [])),
    ),
});

function sentOf(values: CertificatesValues): [string, CertificateValue][] {
  return Object.entries(values).filter(([, { removed }]) => !removed);
}

/** A stored photo is left out of the body, which keeps it. */
function toCertificate(id: string, { name, issueDate, expireDate, photo }: CertificateValue): object {
  return {
    ...(!isNew(id) && { id }),
    name,
    ...withoutEmpty({ issueDate, expireDate }),
    ...(photo === null && { photo: null }),
    ...(photo && 'token' in photo && { photo: { token: photo.token } }),
  };
}

function isCertificate(value: unknown): value is CertificateValue {
  return (
    isDraftRecord(value) &&
    ['name', 'issueDate', 'expireDate'].every((name) => typeof value[name] === 'string') &&
    typeof value.photo === 'object'
  );
}
