import { type SavedProfile, savedMessage, saveOwnProfile } from '@wbn/contract/social/save-own-profile.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { takeUpload, type UploadReference } from '../files/take-upload.ts';
import { defineHandler } from '../server/define-handler.ts';
import type { Services } from '../services.ts';
import { presentOwnProfile } from './load-profile.ts';
import { findUnknownCodes, mayOverwrite } from './policies.ts';
import {
  lockProfile,
  type ProfileChange,
  renameAccount,
  selectOwnProfile,
  updateProfile,
} from './user-profile.sql.ts';

/** Whether a body is the whole form, which empties the fields it leaves out. */
function isWholeForm({ firstName }: SavedProfile): boolean {
  return firstName !== undefined;
}

/** The columns that a save changes, without pictures. */
function toProfileChange(body: SavedProfile): ProfileChange {
  const absent = isWholeForm(body) ? null : undefined;
  /** An empty string becomes null; an absent field becomes null in a whole form, and is not changed otherwise. */
  const text = (value: string | undefined) => (value === undefined ? absent : value || null);
  return {
    first_name: body.firstName,
    last_name: body.lastName,
    country: text(body.country),
    // A state without its country would mean nothing.
    state_id: text(body.state ?? (body.country === undefined ? undefined : '')),
    city: text(body.city),
    gender: text(body.gender),
    preferred_language: text(body.preferredLanguage),
    mobile_phone: text(body.mobilePhone && toStoredPhone(body.mobilePhone)),
    birth_date: text(body.birthDate),
    show_birth_date: body.showBirthDate,
    profession: text(body.profession),
    show_profession: body.showProfession,
    brief_presentation: text(body.briefPresentation),
    business_type: text(body.businessType),
    industry_id: text(body.industry),
    company_name: text(body.companyName),
    job_position: text(body.jobPosition),
  };
}

function toStoredPhone(phone: NonNullable<SavedProfile['mobilePhone']>): string {
  return phone.phoneNumber === '' ? '' : JSON.stringify(phone);
}

export const saveOwnProfileHandler = defineHandler(
  saveOwnProfile,
  async ({ user: { userID }, body, language, services }) => {
    const references = uploadsOf(userID, body);
    // Drawing the sizes of a picture takes a second, so it is done before the transaction.
    for (const reference of references) await services.uploads.prepare(reference);
    const row = await services.db
      .transaction()
      .execute((transaction) => save(transaction, services, { userID, body, references }));
    return { data: presentOwnProfile(row, language, services.catalog), message: savedMessage };
  },
);

/** Claims pictures, changes the row and updates the search index in one transaction. */
async function save(
  transaction: Kysely<Database>,
  { catalog, search }: Services,
  {
    userID,
    body,
    references,
  }: { userID: string; body: SavedProfile; references: readonly PictureReference[] },
) {
  const stored = await lockProfile.first(transaction, { userID });
  if (!stored) throw notFound('Your profile does not exist any more.');
  const country = isWholeForm(body) ? body.country : (body.country ?? stored.country);
  refuse(findUnknownCodes(body, catalog.industries, country));
  const { profilePhoto, coverPhoto, version: _, ...typed } = body;
  const newVersion = Object.keys(typed).length > 0;
  if (newVersion && !mayOverwrite(stored, body)) throw changedMeanwhile();

  const pictures = {
    ...takenOff({ profilePhoto, coverPhoto }),
    ...(await takePictures(transaction, references)),
  };
  const change = { ...toProfileChange(body), ...pictures };
  await updateProfile.run(transaction, { userID, change, newVersion });
  if (isWholeForm(body)) {
    await renameAccount.run(transaction, { userID, name: `${body.firstName} ${body.lastName}` });
  }
  await search.index('user', [userID], transaction);
  return selectOwnProfile.only(transaction, { userID });
}

type PictureReference = UploadReference & { readonly purpose: 'profilePhoto' | 'coverPhoto' };

/** Pictures that a save removes; a clean-up job deletes files that nothing shows any more. */
function takenOff({
  profilePhoto,
  coverPhoto,
}: Pick<SavedProfile, PictureReference['purpose']>): ProfileChange {
  return {
    ...(profilePhoto === null && { profile_photo: null }),
    ...(coverPhoto === null && { cover_photo: null }),
  };
}

/** Uploads that come with a save. */
function uploadsOf(userID: string, body: SavedProfile): PictureReference[] {
  return (['profilePhoto', 'coverPhoto'] as const).flatMap((purpose) => {
    const upload = body[purpose];
    return upload ? [{ token: upload.token, userID, purpose }] : [];
  });
}

async function takePictures(
  transaction: Kysely<Database>,
  references: readonly PictureReference[],
): Promise<ProfileChange> {
  const change: ProfileChange = {};
  for (const reference of references) {
    const column = reference.purpose === 'profilePhoto' ? 'profile_photo' : 'cover_photo';
    change[column] = JSON.stringify(await takeUpload(transaction, reference));
  }
  return change;
}

function refuse(fields: Record<string, string>): void {
  const found = Object.entries(fields);
  if (found.length === 0) return;
  const message = found.map(([field, problem]) => `${field}: ${problem}`).join('; ');
  throw validationError(fields, message);
}

function changedMeanwhile(): CallError {
  return new CallError(
    'Conflict',
    'Your profile has been changed somewhere else since you opened it. Nothing was saved; load it again and repeat your changes.',
  );
}
