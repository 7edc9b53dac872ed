import { businessProblems as problems } from '@wbn/contract/business/business-problems.ts';
import type { SavedBusiness } from '@wbn/contract/business/save-business.ts';
import type { SavedCertificate } from '@wbn/contract/business/saved-business.ts';
import { videoAddress } from '@wbn/contract/business/saved-fields.ts';
import { requestBusinessUpload } from '@wbn/contract/files/request-uploads.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { takeUpload, takeVideoUpload, type UploadReference } from '../../files/take-upload.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { refuseFields } from '../../server/describe-issue.ts';
import { mayEditProfile, mayManageProducts } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { isSameAddress } from '../same-address.ts';
import type { ProfileValues, StoredCertificate } from './save-business.sql.ts';

/** Claims accept only uploads of this person for this company. */
interface Sender {
  readonly userID: string;
  readonly businessID: string;
}

/** The uploads named in a body; `uploads.prepare` must have processed each before the transaction. */
export function uploadsOf(body: SavedBusiness, sender: Sender): UploadReference[] {
  const reference = (
    sent: object | null | undefined,
    purpose: UploadReference['purpose'],
  ): UploadReference[] =>
    sent && 'token' in sent ? [{ token: String(sent.token), purpose, ...sender }] : [];
  return [
    ...reference(body.profilePhoto, 'profilePhoto'),
    ...reference(body.coverPhoto, 'coverPhoto'),
    ...reference(body.general?.video, 'video'),
    ...(body.certificates ?? []).flatMap(({ photo }) => reference(photo, 'certificatePhoto')),
  ];
}

/** Resolves profile and cover photo when sent; null removes one. */
export async function takePhotos(
  transaction: Kysely<Database>,
  body: SavedBusiness,
  sender: Sender,
): Promise<Partial<ProfileValues>> {
  const taken: Partial<ProfileValues> = {};
  for (const [purpose, column] of [
    ['profilePhoto', 'profile_photo'],
    ['coverPhoto', 'cover_photo'],
  ] as const) {
    const sent = body[purpose];
    if (sent === null) taken[column] = null;
    if (sent) taken[column] = await takeUpload(transaction, { token: sent.token, purpose, ...sender });
  }
  return taken;
}

/** Returns the video's address; the company's present one stays as stored. Throws ValidationError. */
export async function takeVideo(
  transaction: Kysely<Database>,
  { general }: SavedBusiness,
  stored: string | null,
  sender: Sender,
): Promise<string | null> {
  const sent = general?.video;
  if (!sent) return null;
  if ('token' in sent) {
    return (await takeVideoUpload(transaction, { token: sent.token, purpose: 'video', ...sender })).url;
  }
  if (stored && isSameAddress(stored, sent.url)) return stored;
  const address = videoAddress.safeParse(sent.url);
  if (!address.success) refuseFields({ 'general.video': problems.video });
  return sent.url;
}

/**
 * Returns the certificates to store. An unknown id counts as a new certificate, because somebody else may have
 * deleted it meanwhile. Throws ValidationError for a duplicate id and for a foreign picture.
 */
export async function takeCertificates(
  transaction: Kysely<Database>,
  certificates: readonly SavedCertificate[],
  stored: readonly StoredCertificate[],
  sender: Sender,
): Promise<StoredCertificate[]> {
  const found: Record<string, string> = {};
  const taken: StoredCertificate[] = [];
  for (const [position, certificate] of certificates.entries()) {
    const before = stored.find(({ id }) => id === certificate.id);
    if (before && taken.some(({ id }) => id === before.id)) {
      found[`certificates.${position}.id`] = problems.duplicate;
    }
    const photo = await takeCertificatePhoto(transaction, certificate.photo, before?.photo ?? null, sender);
    if (photo === undefined) found[`certificates.${position}.photo`] = problems.unknown;
    taken.push({
      id: before?.id ?? newId(),
      name: certificate.name,
      issue_date: certificate.issueDate || null,
      expire_date: certificate.expireDate || null,
      photo: photo ?? null,
    });
  }
  refuseFields(found);
  return taken;
}

/** Undefined for an address that is not the certificate's present one. */
async function takeCertificatePhoto(
  transaction: Kysely<Database>,
  sent: SavedCertificate['photo'],
  stored: StoredPhoto | null,
  sender: Sender,
): Promise<StoredPhoto | null | undefined> {
  if (sent === undefined) return stored;
  if (sent === null) return null;
  if ('token' in sent) {
    return takeUpload(transaction, { token: sent.token, purpose: 'certificatePhoto', ...sender });
  }
  return stored && isSameAddress(stored.url, sent.url) ? stored : undefined;
}

export const requestBusinessUploadHandler = defineHandler(
  requestBusinessUpload,
  async ({ body: { businessID, ...request }, user: { userID }, services }) => {
    if (businessID === undefined) {
      return { data: await services.uploads.request({ userID, newBusiness: true }, request) };
    }
    const may = request.purpose === 'productPhoto' ? mayManageProducts : mayEditProfile;
    await requireRole(services.db, { businessID, userID, may });
    return { data: await services.uploads.request({ userID, businessID }, request) };
  },
);
