import type { GroupRole } from '@wbn/contract/groups/group.ts';
import { membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';

export { mayModerateGroup } from '../social/policies.ts';

/** Role of a person in a group; null for people without one. */
type Role = GroupRole | null;

/** Fields, roles, handing over, closing (GRP-04). */
export function mayManageGroup(role: Role): boolean {
  return role === 'owner';
}

/** Moderators remove and ban members, owners also moderators; an owner gets a lower role first. People outside may be banned. */
export function mayRemoveFromGroup(role: Role, other: Role): boolean {
  if (other === 'owner') return false;
  return role === 'owner' || (role === 'moderator' && other !== 'moderator');
}

/** The plan that decides how many groups a person may found: the highest of the companies they work for, otherwise the free one. */
export function groupPlanOf(levels: readonly MembershipLevel[]) {
  const plans = membershipPlans.filter(({ level }) => level === 'standard' || levels.includes(level));
  return plans.reduce((best, plan) => (plan.groups > best.groups ? plan : best));
}
