import type { Language } from '@wbn/contract/shared/language.ts';
import type { Favorite } from '@wbn/contract/social/favorites/favorite.ts';
import { findCountry } from '../../catalog/reference/countries.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import type { FavoriteOfList } from './favorite.sql.ts';

export function presentFavorite(row: FavoriteOfList, language: Language): Favorite {
  return {
    businessID: row.business_id,
    listID: row.list_id,
    state: row.state,
    companyName: row.company_name,
    note: row.note,
    savedAt: toIsoTime(row.created_at),
    shortDescription: row.short_description ?? undefined,
    country: findCountry(row.country, language),
    city: row.city ?? undefined,
    photo: row.profile_photo ?? undefined,
  };
}
