import { lastId } from '@wbn/cards/business/business-path.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { type ManageScreen, managePath, manageScreens, rolesOf, screenPath } from '../manage/screens.ts';

/** The company, section and part that an address leads to. */
export interface OfficeLocation {
  /** Absent on pages without a company: My Business and the creation. */
  readonly businessID?: string | undefined;
  readonly section?: 'overview' | ManageScreen | undefined;
  /** Part of the section, such as a tab of the profile, that exists for other companies too. */
  readonly part?: string | undefined;
}

/** Address segments that differ from the section's name (RT-21 to RT-23). */
const otherWords: Readonly<Record<string, ManageScreen>> = {
  edit: 'profile',
  product: 'products',
  member: 'members',
};

/** Parses an address in any language. */
export function findOfficeLocation(pathname: string, search: string): OfficeLocation {
  const words = pathname.split('/').filter(Boolean);
  const [slug = '', word, part] = words.slice(words.indexOf('business') + 1);
  const businessID = words.includes('business') ? lastId(slug) : undefined;
  if (businessID === undefined) return {};
  if (word === undefined) {
    const editing = new URLSearchParams(search).get('editMode') === '1';
    return { businessID, section: editing ? 'overview' : undefined };
  }
  const section = otherWords[word] ?? manageScreens.find((screen) => screen === word);
  return { businessID, section, part: section === 'profile' ? part : undefined };
}

/** Returns the same section for another company if the person's role there allows it, otherwise its start. */
export function sameLocationPath(
  { section, part }: OfficeLocation,
  { businessID, access }: { readonly businessID: string; readonly access: BusinessRole },
): string {
  if (section === undefined || section === 'overview' || !rolesOf[section].includes(access))
    return managePath(businessID, access);
  const path = screenPath(businessID, section);
  return part === undefined ? path : `${path}/${part}`;
}
