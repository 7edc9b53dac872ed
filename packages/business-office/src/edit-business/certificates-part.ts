import { savedCertificatesSchema } from '@wbn/contract/business/saved-business.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';
import { isDraftRecord } from '@wbn/forms/edit/stored-draft.ts';
import { withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';

/** The picture that is there, or one that has been sent and is claimed by the save. */
export type TypedPhoto = { readonly stored: Photo } | { readonly token: string; readonly file: string };

/** BIZ-24 */
export type CertificateValue = {
  readonly name: string;
  readonly issueDate: string;
  readonly expireDate: string;
  readonly photo: TypedPhoto | null;
  /** Taken off the list, until it is saved or brought back. */
  readonly removed?: boolean;
};

/** Certificates by id; those that were never saved by an id of the form. */
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
  // The list is sent in order: '2.expireDate' is a field of the third that is not removed.
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

/** A photo that is there is not sent: what is absent stays. */
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
