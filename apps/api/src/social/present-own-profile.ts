import type { Language } from '@wbn/contract/shared/language.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { genders } from '../catalog/reference/genders.ts';
import type { OwnProfileRow } from './load-profile.sql.ts';
import { presentUserProfile } from './present-user-profile.ts';

/** A person as they see themselves (PRF-14); nothing is hidden from its owner. */
export function presentOwnProfile(row: OwnProfileRow, language: Language, catalog: Catalog): OwnProfile {
  return {
    ...presentUserProfile({ ...row, show_birth_date: true, show_profession: true }, language, catalog),
    email: row.email ?? undefined,
    mobilePhone: row.mobile_phone ?? undefined,
    gender: row.gender ? genders.find(row.gender, language) : undefined,
    showBirthDate: row.show_birth_date,
    showProfession: row.show_profession,
    version: row.version,
  };
}
