import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { PaidLevel } from '@wbn/contract/membership/membership-plans.ts';

/** Management screens in the order of the navigation. */
export const manageScreens = [
  'profile',
  'products',
  'requests',
  'members',
  'membership',
  'verification',
  'boosts',
  'figures',
  'quality',
  'activity',
  'export',
] as const;

export type ManageScreen = (typeof manageScreens)[number];

/** The screens in the office's frame; requests have a window of their own. */
export type FramedScreen = Exclude<ManageScreen, 'requests'>;

/** Roles that may open a screen (decision 7); the server checks each action. */
export const rolesOf: Readonly<Record<ManageScreen, readonly BusinessRole[]>> = {
  profile: ['owner', 'admin'],
  products: ['owner', 'admin'],
  requests: ['owner', 'admin', 'member'],
  members: ['owner', 'admin', 'member'],
  membership: ['owner'],
  verification: ['owner', 'admin'],
  boosts: ['owner', 'admin'],
  figures: ['owner', 'admin'],
  quality: ['owner', 'admin', 'member'],
  activity: ['owner'],
  export: ['owner'],
};

/** Path of a screen, without its language. */
export function screenPath(businessID: string, screen: ManageScreen): string {
  return `/business/${businessID}/${screen === 'profile' ? 'edit' : screen}`;
}

/** Path of the checkout of a plan for a company (MEM-16). */
export function checkoutPath(businessID: string, level: PaidLevel): string {
  return `${screenPath(businessID, 'membership')}?plan=${level}`;
}

/** Path of the page in edit mode, where the owner sees what is missing (BIZ-14). */
export function overviewPath(businessID: string): string {
  return `/business/${businessID}/?editMode=1`;
}

/** Path behind 'Manage Business' (RT-18): edit mode for the owner, the first screen of the role for others. */
export function managePath(businessID: string, access: BusinessRole): string {
  if (access === 'owner') return overviewPath(businessID);
  return screenPath(businessID, access === 'admin' ? 'profile' : 'members');
}

/** Path of the public page as buyers see it (RT-19), without edit mode. */
export function buyersPath(businessID: string): string {
  return `/business/${businessID}/?editMode=0`;
}
