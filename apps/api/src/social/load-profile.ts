import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { loadOwnProfile, type OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { loadPublicProfile, type UserProfile } from '@wbn/contract/social/user-profile.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { isSample } from '../business/present-business-card.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { businessTypes, genders, jobPositions, spokenLanguages } from '../catalog/reference/code-lists.ts';
import { findCountry, findState } from '../catalog/reference/countries.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { mayShowBirthDate, mayShowProfession } from './policies.ts';
import {
  type OwnProfileRow,
  selectOwnProfile,
  selectUserProfile,
  type UserProfileRow,
} from './user-profile.sql.ts';

/** The public profile of a person (PRF-15). */
export function presentUserProfile(
  row: UserProfileRow,
  language: TextLanguage,
  catalog: Catalog,
): UserProfile {
  return {
    userID: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    profession: mayShowProfession(row) ? (row.profession ?? undefined) : undefined,
    birthDate: mayShowBirthDate(row) ? (row.birth_date ?? undefined) : undefined,
    country: findCountry(row.country, language),
    state: findState(row.state_id),
    city: row.city ?? undefined,
    briefPresentation: row.brief_presentation ?? undefined,
    companyName: row.company_name ?? undefined,
    industry: catalog.industries.find(row.industry_id, language),
    jobPosition: presentJobPosition(row.job_position, language),
    businessType: row.business_type ? businessTypes.find(row.business_type, language) : undefined,
    preferredLanguage: presentLanguage(row.preferred_language, language),
    profilePhoto: row.profile_photo ?? undefined,
    coverPhoto: row.cover_photo ?? undefined,
    businessID: row.business_id ?? undefined,
    sample: isSample(row.source),
    reactions: { reactionCount: { like: row.like_count } },
  };
}

function presentJobPosition(code: string | null, language: TextLanguage): UserProfile['jobPosition'] {
  return code ? { jobPositionID: code, name: jobPositions.find(code, language).name } : undefined;
}

function presentLanguage(code: string | null, language: TextLanguage): UserProfile['preferredLanguage'] {
  return code ? { code, languageName: spokenLanguages.find(code, language).name } : undefined;
}

/** The profile as its owner sees it (PRF-14), with nothing hidden. */
export function presentOwnProfile(row: OwnProfileRow, language: TextLanguage, catalog: Catalog): OwnProfile {
  return {
    ...presentUserProfile({ ...row, show_birth_date: true, show_profession: true }, language, catalog),
    email: row.email ?? undefined,
    mobilePhone: row.mobile_phone ?? undefined,
    gender: row.gender ? genders.find(row.gender, language) : undefined,
    showBirthDate: row.show_birth_date,
    showProfession: row.show_profession,
    suspension:
      row.suspended_until && row.suspension_id
        ? { removalID: row.suspension_id, until: toIsoTime(row.suspended_until) }
        : undefined,
    version: row.version,
  };
}

export const loadOwnProfileHandler = defineHandler(loadOwnProfile, async ({ user, language, services }) => {
  if (!user) return { data: undefined };
  const row = await selectOwnProfile.first(services.db, { userID: user.userID });
  if (!row) throw notFound('Your profile does not exist any more.');
  return { data: presentOwnProfile(row, language, services.catalog) };
});

export const loadPublicProfileHandler = defineHandler(
  loadPublicProfile,
  async ({ params, language, services }) => {
    const row = await selectUserProfile.first(services.db, params);
    if (!row) throw notFound(`There is no person with the id ${params.id}.`);
    return { data: presentUserProfile(row, language, services.catalog) };
  },
);
