import { lastId } from '@wbn/cards/business/business-path.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { type ManageScreen, managePath, manageScreens, rolesOf, screenPath } from '../manage/screens.ts';

/** Where in a company's office an address leads. */
export interface OfficePlace {
  /** Absent where no company is open: the list of the own ones, a new one. */
  readonly businessID?: string | undefined;
  readonly section?: 'overview' | ManageScreen | undefined;
  /** What is open of the section, such as a tab of the profile; another company has it too. */
  readonly part?: string | undefined;
}

/** Words of addresses that are not the section's own name (RT-21 to RT-23). */
const otherWords: Readonly<Record<string, ManageScreen>> = {
  edit: 'profile',
  product: 'products',
  member: 'members',
};

/** The place of an address, whichever its language. */
export function findOfficePlace(pathname: string, search: string): OfficePlace {
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

/** The same place of another company where the person's role there allows it, else where its office begins. */
export function samePlacePath(
  { section, part }: OfficePlace,
  { businessID, access }: { readonly businessID: string; readonly access: BusinessRole },
): string {
  if (section === undefined || section === 'overview' || !rolesOf[section].includes(access))
    return managePath(businessID, access);
  const path = screenPath(businessID, section);
  return part === undefined ? path : `${path}/${part}`;
}
