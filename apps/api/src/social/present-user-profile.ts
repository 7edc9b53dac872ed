import type { Language } from '@wbn/contract/shared/language.ts';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { markSample } from '../business/mark-sample.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { businessTypes } from '../catalog/reference/business-types.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { jobPositions } from '../catalog/reference/job-positions.ts';
import { spokenLanguages } from '../catalog/reference/languages.ts';
import { findState } from '../catalog/reference/states.ts';
import type { UserProfileRow } from './load-profile.sql.ts';
import { mayShowBirthDate, mayShowProfession } from './policies.ts';

/** A person as everybody may see them (PRF-15). */
export function presentUserProfile(row: UserProfileRow, language: Language, catalog: Catalog): UserProfile {
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
    sample: markSample(row.source),
    reactions: { reactionCount: { like: row.like_count } },
  };
}

function presentJobPosition(code: string | null, language: Language): UserProfile['jobPosition'] {
  return code ? { jobPositionID: code, name: jobPositions.find(code, language).name } : undefined;
}

function presentLanguage(code: string | null, language: Language): UserProfile['preferredLanguage'] {
  return code ? { code, languageName: spokenLanguages.find(code, language).name } : undefined;
}
