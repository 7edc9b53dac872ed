import { useSession } from '@wbn/session/use-session.ts';
import { type ReactNode, Suspense } from 'react';
import { lazyMemberPart } from './lazy-member-part.ts';

const memberParts = () => import('./member-parts.tsx');
export const MemberActions = lazyMemberPart(async () => (await memberParts()).MemberActions);
export const MemberComments = lazyMemberPart(async () => (await memberParts()).MemberComments);
export const MemberCounts = lazyMemberPart(async () => (await memberParts()).MemberCounts);
export const MemberGroup = lazyMemberPart(async () => (await memberParts()).MemberGroup);
export const MemberGroups = lazyMemberPart(async () => (await memberParts()).MemberGroups);
export const MemberPost = lazyMemberPart(async () => (await memberParts()).MemberPost);
export const OwnPost = lazyMemberPart(async () => (await memberParts()).OwnPost);
export const MemberPosts = lazyMemberPart(async () => (await memberParts()).MemberPosts);
export const MemberTimeline = lazyMemberPart(async () => (await memberParts()).MemberTimeline);
export const SaveButton = lazyMemberPart(async () => (await memberParts()).SaveButton);

interface ForMembersProps {
  /** Visitors' version; members see it until theirs has loaded. */
  readonly visitors: ReactNode;
  /** Lazy components for signed-in people. */
  readonly children: ReactNode;
}

/** A part of a public page that differs for members. The server renders the visitors' version for everybody. */
export function ForMembers({ visitors, children }: ForMembersProps) {
  const { signedIn } = useSession();
  return signedIn ? <Suspense fallback={visitors}>{children}</Suspense> : visitors;
}
