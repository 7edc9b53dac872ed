import { businessProblems as problems } from '@wbn/contract/business/business-problems.ts';
import {
  type CreatedBusiness,
  createBusiness,
  createdBusinessMessage,
  createFailedMessage,
} from '@wbn/contract/business/create-business.ts';
import { notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { IndustryCatalog } from '../../catalog/industry-tree.ts';
import { businessTypes } from '../../catalog/reference/code-lists.ts';
import { findCountry, listStatesOf } from '../../catalog/reference/countries.ts';
import { takeUpload, type UploadReference } from '../../files/take-upload.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { readBusiness } from '../load-business.ts';
import { newBusinessLimit } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { isIndustry, isStateOf } from './find-profile-problems.ts';
import { toCategoryID } from './profile-changes.ts';
import { insertBusiness, insertOwner, lockPerson } from './save-business.sql.ts';

export const createBusinessHandler = defineHandler(
  createBusiness,
  async ({ user: { userID }, body, language, idempotencyKey, services }) => {
    const { db, uploads, catalog } = services;
    refuse(findProblems(body, catalog.industries));
    // Resizing a picture takes a second, so it happens before the transaction.
    for (const reference of uploadsOf(body, userID)) await uploads.prepare(reference);
    const { id } = await db.transaction().execute(async (transaction) => {
      if (!(await lockPerson.first(transaction, { userID })))
        throw notFound('Your profile does not exist any more.');
      const create = () => createFor(transaction, services, { userID, body });
      return createOnce(transaction, { call: createBusiness.name, userID, idempotencyKey, body, create });
    });
    const answer = await readBusiness(services, { id, userID, language });
    return { ...answer, message: createdBusinessMessage };
  },
);

/** Inserts the company as a draft with its owner; returns its id. */
async function createFor(
  transaction: Kysely<Database>,
  { catalog }: Services,
  { userID, body }: { userID: string; body: CreatedBusiness },
): Promise<string> {
  const id = newId();
  await limitCall(transaction, { call: createBusiness.name, clientAddress: userID, ...newBusinessLimit });
  const { industry, categories } = body;
  const pictures: { profile_photo?: string; cover_photo?: string } = {};
  for (const reference of uploadsOf(body, userID)) {
    const column = reference.purpose === 'profilePhoto' ? 'profile_photo' : 'cover_photo';
    pictures[column] = JSON.stringify(await takeUpload(transaction, reference, id));
  }
  const ids = categories.flatMap((written) => toCategoryID(written, industry, catalog.industries) ?? []);
  const business = {
    id,
    source: 'member',
    source_id: id,
    status: 'draft' as const,
    company_name: body.companyName,
    business_type: body.businessType,
    industry_id: industry,
    category_ids: [...new Set(ids)],
    country: body.country,
    state_id: body.state || null,
    short_description: body.shortDescription,
    ...pictures,
  };
  await insertBusiness.run(transaction, business);
  await insertOwner.run(transaction, { businessID: id, userID });
  await recordActivity(transaction, { businessID: id, userID, action: 'business-created' });
  return id;
}

/** Pictures uploaded before the company existed. */
function uploadsOf(body: CreatedBusiness, userID: string): UploadReference[] {
  return (['profilePhoto', 'coverPhoto'] as const).flatMap((purpose) => {
    const upload = body[purpose];
    return upload ? [{ token: upload.token, userID, purpose, newBusiness: true as const }] : [];
  });
}

/** Returns problems that only the catalogs can find, by field. */
function findProblems(body: CreatedBusiness, industries: IndustryCatalog): Record<string, string> {
  const { industry, categories, businessType, country, state } = body;
  const found: Record<string, string> = {};
  if (!isIndustry(industry, industries)) found.industry = problems.unknown;
  else if (categories.some((id) => toCategoryID(id, industry, industries) === undefined)) {
    found.categories = problems.category;
  }
  if (!businessTypes.has(businessType)) found.businessType = problems.unknown;
  if (!findCountry(country, 'en')) found.country = problems.unknown;
  else if (state && !isStateOf(state, country)) found.state = problems.state;
  else if (!state && listStatesOf(country, 'en').length > 0) found.state = problems.required;
  return found;
}

function refuse(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw validationError(fields, createFailedMessage);
}
