import type { BusinessRole } from '@wbn/contract/business/business-role.ts';

/** Screens of a company's people, in the order of the navigation. */
export const manageScreens = [
  'profile',
  'products',
  'requests',
  'members',
  'membership',
  'verification',
  'boosts',
  'quality',
  'activity',
  'export',
] as const;

export type ManageScreen = (typeof manageScreens)[number];

/** Who may open a screen (decision 7); what they may do there, the server says. */
export const rolesOf: Readonly<Record<ManageScreen, readonly BusinessRole[]>> = {
  profile: ['owner', 'admin'],
  products: ['owner', 'admin'],
  requests: ['owner', 'admin', 'member'],
  members: ['owner', 'admin', 'member'],
  membership: ['owner'],
  verification: ['owner', 'admin'],
  boosts: ['owner', 'admin'],
  quality: ['owner', 'admin', 'member'],
  activity: ['owner'],
  export: ['owner'],
};

/** Address of a screen, without its language. */
export function screenPath(businessID: string, screen: ManageScreen): string {
  return `/business/${businessID}/${screen === 'profile' ? 'edit' : screen}`;
}

/** The page in edit mode, where the owner sees what is still missing (BIZ-14). */
export function overviewPath(businessID: string): string {
  return `/business/${businessID}/?editMode=1`;
}

/** Where 'Manage Business' leads (RT-18): the owner to the page in edit mode, others to the first screen of their role. */
export function managePath(businessID: string, access: BusinessRole): string {
  if (access === 'owner') return overviewPath(businessID);
  return screenPath(businessID, access === 'admin' ? 'profile' : 'members');
}

/** The public page, as everybody else sees it (RT-19): its own people are shown nothing of theirs while edit mode is off. */
export function buyersPath(businessID: string): string {
  return `/business/${businessID}/?editMode=0`;
}
