import type { SavedProfile } from '@wbn/contract/social/save-own-profile.ts';
import type { ProfileChange } from './save-own-profile.sql.ts';

/** Whether a body is the whole form: then what it leaves out is emptied. */
export function isWholeForm({ firstName }: SavedProfile): boolean {
  return firstName !== undefined;
}

/** The columns that a save changes, without pictures: those are claimed first. */
export function toProfileChange(body: SavedProfile): ProfileChange {
  const absent = isWholeForm(body) ? null : undefined;
  /** Empty is null; what is not said is null or, in a part of the form, not touched. */
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
