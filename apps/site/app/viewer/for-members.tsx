import { useSession } from '@wbn/session/use-session.ts';
import { type ReactNode, Suspense } from 'react';
import { latePart } from './late-part.ts';

const talkParts = () => import('./talk-parts.tsx');
export const ActionsOfMember = latePart(async () => (await talkParts()).ActionsOfMember);
export const CommentsOfMember = latePart(async () => (await talkParts()).CommentsOfMember);
export const CountsOfMember = latePart(async () => (await talkParts()).CountsOfMember);
export const TimelineOfMember = latePart(async () => (await talkParts()).TimelineOfMember);
export const PostOfMember = latePart(async () => (await talkParts()).PostOfMember);
export const SaveOfMember = latePart(async () => (await talkParts()).SaveOfMember);
export const PostsOfMember = latePart(async () => (await talkParts()).PostsOfMember);

interface ForMembersProps {
  /** What the server has drawn for visitors. */
  readonly drawn: ReactNode;
  /** Late parts that stand in its place for whoever is signed in, as soon as they are here. */
  readonly children: ReactNode;
}

/** A place of a public page: the page is the same for everybody, and what is a member's own fills in. */
export function ForMembers({ drawn, children }: ForMembersProps) {
  const { signedIn } = useSession();
  return signedIn ? <Suspense fallback={drawn}>{children}</Suspense> : drawn;
}
