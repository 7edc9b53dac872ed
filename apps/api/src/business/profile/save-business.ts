import { isDeepStrictEqual } from 'node:util';
import { type ProfilePart, profileParts } from '@wbn/contract/business/profile-parts.ts';
import {
  type SavedBusiness,
  saveBusiness,
  savedBusinessMessage,
} from '@wbn/contract/business/save-business.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredActivityChange } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import { refuseFields } from '../../server/describe-issue.ts';
import type { Services } from '../../services.ts';
import { readBusiness, versionsOf } from '../load-business.ts';
import { mayEditProfile } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRole, requireRoleForWrite } from '../require-role.ts';
import { findProfileProblems } from './find-profile-problems.ts';
import { findCertificateChanges, findProfileChanges, toChanges, withoutStored } from './profile-changes.ts';
import {
  deleteOtherCertificates,
  lockProfile,
  type ProfileValues,
  type StoredProfile,
  saveCertificates,
  selectCertificates,
  updateProfile,
} from './save-business.sql.ts';
import { takeCertificates, takePhotos, takeVideo, uploadsOf } from './take-profile-files.ts';

/** Parts with words that the search index contains: names, country, languages, payment. */
const searchedParts: ReadonlySet<ProfilePart> = new Set(['general', 'contact', 'trade', 'terms']);

interface ProfileSave {
  readonly businessID: string;
  readonly userID: string;
  readonly body: SavedBusiness;
}

export const saveBusinessHandler = defineHandler(
  saveBusiness,
  async ({ params: { id }, user: { userID }, body, language, services }) => {
    const { db, uploads } = services;
    const sender = { businessID: id, userID };
    await requireRole(db, { ...sender, may: mayEditProfile });
    // Resizing a picture takes a second, so it happens before the transaction.
    for (const upload of uploadsOf(body, sender)) await uploads.prepare(upload);
    await db.transaction().execute((transaction) => save(transaction, services, { ...sender, body }));
    const answer = await readBusiness(services, { id, userID, language });
    return { ...answer, message: savedBusinessMessage };
  },
);

/** Claims pictures, changes the parts and updates the search index in one transaction. */
async function save(
  transaction: Kysely<Database>,
  { catalog, search }: Services,
  { body, ...sender }: ProfileSave,
): Promise<void> {
  const { businessID } = sender;
  await requireRoleForWrite(transaction, { ...sender, may: mayEditProfile });
  const stored = await lockProfile.only(transaction, { businessID });
  refuseStaleVersion(body, stored);
  refuseFields(findProfileProblems(body, stored, catalog.industries));

  const changes = toChanges(body, stored, catalog.industries);
  if (changes.general) {
    changes.general.video_url = await takeVideo(transaction, body, stored.video_url, sender);
  }
  const parts = new Map<ProfilePart, readonly StoredActivityChange[]>();
  let values: Partial<ProfileValues> = {};
  for (const [part, change] of Object.entries(changes)) {
    const changed = withoutStored(change, stored);
    if (Object.keys(changed).length > 0) parts.set(part as ProfilePart, findProfileChanges(stored, changed));
    values = { ...values, ...changed };
  }
  const certificates = await replaceCertificates(transaction, { body, ...sender });
  if (certificates) parts.set('certificates', certificates);
  const photos = withoutStored(await takePhotos(transaction, body, sender), stored);
  const pictures = findProfileChanges(stored, photos);
  if (parts.size === 0 && pictures.length === 0) return;

  const versions = Object.fromEntries(
    [...parts.keys()].map((part) => [part, (stored.versions[part] ?? 0) + 1]),
  );
  await updateProfile.run(transaction, {
    businessID,
    values: { ...values, ...photos },
    versions: { ...stored.versions, ...versions },
  });
  for (const [part, made] of parts) {
    await recordActivity(transaction, {
      ...sender,
      action: 'profile-changed',
      details: { part },
      changes: made,
    });
  }
  for (const change of pictures) {
    const details = { picture: change.field };
    await recordActivity(transaction, { ...sender, action: 'picture-changed', details, changes: [change] });
  }
  // Products are also found by their company's name and country; the search engine reindexes them.
  if ([...parts.keys()].some((part) => searchedParts.has(part))) {
    await search.index('business', [businessID], transaction);
  }
}

/** Replaces the certificates and returns the changes; undefined without changes. */
async function replaceCertificates(
  transaction: Kysely<Database>,
  { body: { certificates: sent }, ...sender }: ProfileSave,
): Promise<readonly StoredActivityChange[] | undefined> {
  if (!sent) return undefined;
  const { businessID } = sender;
  const before = await selectCertificates.all(transaction, { businessID });
  const certificates = await takeCertificates(transaction, sent, before, sender);
  if (isDeepStrictEqual(before, certificates)) return undefined;
  const ids = certificates.map(({ id }) => id);
  await deleteOtherCertificates.run(transaction, { businessID, ids });
  if (certificates.length > 0) await saveCertificates.run(transaction, { businessID, certificates });
  return findCertificateChanges(before, certificates);
}

/** Throws Conflict when the save is based on an older version of a part. */
function refuseStaleVersion(body: SavedBusiness, stored: StoredProfile): void {
  const sent = body.versions ?? {};
  const now = versionsOf(stored.versions);
  const older = profileParts.filter(
    (part) => body[keyOf[part]] !== undefined && sent[part] !== undefined && sent[part] !== now[part],
  );
  if (older.length === 0) return;
  throw new CallError(
    'Conflict',
    'This profile has been changed somewhere else since you opened it. Nothing was saved; load it again and repeat your changes.',
    Object.fromEntries(older.map((part) => [keyOf[part], 'has been changed since this version'])),
  );
}

/** Name of each part in the body. */
const keyOf = {
  general: 'general',
  contact: 'contactInfo',
  factory: 'factory',
  trade: 'tradeCapabilities',
  terms: 'businessTerms',
  certificates: 'certificates',
} as const satisfies Record<ProfilePart, keyof SavedBusiness>;
