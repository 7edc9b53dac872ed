import type { BusinessRole } from '@wbn/contract/business/business-role.ts';

/** Screens of a company's people, in the order of the tabs. */
export const manageScreens = [
  'profile',
  'requests',
  'products',
  'membership',
  'members',
  'activity',
] as const;

export type ManageScreen = (typeof manageScreens)[number];

/** Who may open a screen (decision 7); what they may do there, the server says. */
export const rolesOf: Readonly<Record<ManageScreen, readonly BusinessRole[]>> = {
  profile: ['owner', 'admin'],
  requests: ['owner', 'admin', 'member'],
  products: ['owner', 'admin'],
  membership: ['owner'],
  members: ['owner', 'admin', 'member'],
  activity: ['owner'],
};

/** Address of a screen, without its language. */
export function screenPath(businessID: string, screen: ManageScreen): string {
  return `/business/${businessID}/${screen === 'profile' ? 'edit' : screen}`;
}

/** Where 'Manage Business' leads (RT-18): the owner to the page in edit mode, others to the first screen of their role. */
export function managePath(businessID: string, access: BusinessRole): string {
  if (access === 'owner') return `/business/${businessID}/?editMode=1`;
  return screenPath(businessID, access === 'admin' ? 'profile' : 'members');
}

/** The public page, as everybody else sees it (RT-19): its own people are shown nothing of theirs while edit mode is off. */
export function buyersPath(businessID: string): string {
  return `/business/${businessID}/?editMode=0`;
}
