import { useSession } from '@wbn/session/use-session.ts';
import { type ReactNode, Suspense } from 'react';
import { latePart } from './late-part.ts';

const memberParts = () => import('./member-parts.tsx');
export const MemberActions = latePart(async () => (await memberParts()).MemberActions);
export const MemberComments = latePart(async () => (await memberParts()).MemberComments);
export const MemberCounts = latePart(async () => (await memberParts()).MemberCounts);
export const MemberPost = latePart(async () => (await memberParts()).MemberPost);
export const MemberPosts = latePart(async () => (await memberParts()).MemberPosts);
export const MemberTimeline = latePart(async () => (await memberParts()).MemberTimeline);
export const SaveButton = latePart(async () => (await memberParts()).SaveButton);

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
