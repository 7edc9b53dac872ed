import { FollowerCount, LikeCount } from '@wbn/cards/parts/counts.tsx';
import type { Relation } from '@wbn/contract/social/relations.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { useSession } from '@wbn/session/use-session.ts';
import type { ReactNode } from 'react';
import { followKey } from '../follows/follow.query.ts';
import { LikersButton } from '../reactions/likers-button.tsx';
import { reactionKey } from '../reactions/react.query.ts';
import { useRelation } from './use-relation.ts';
import { useToggled } from './use-toggle.ts';

interface RelationCountsProps {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  /** Stands here until the reader's own counts are known. */
  readonly visitors: ReactNode;
}

/** How many like and follow something, as the reader sees it: with what they have just done, and a list of those who like it. */
export function RelationCounts({ visitors, ...of }: RelationCountsProps) {
  const relation = useRelation(of);
  return relation ? <Counts {...of} relation={relation} /> : visitors;
}

function Counts({
  resourceID,
  resourceType,
  relation,
}: Omit<RelationCountsProps, 'visitors'> & { relation: Relation }) {
  const { actingAs: businessID } = useSession();
  const { reaction, follow } = relation;
  const { count: likes } = useToggled(reactionKey({ resourceID, businessID }), {
    on: reaction.reactionType !== undefined,
    count: reaction.reactionCount.like,
  });
  const { count: followers } = useToggled(followKey(resourceID), {
    on: follow?.session !== undefined,
    count: follow?.followersCount ?? 0,
  });
  return (
    <>
      {likes > 0 ? (
        <LikersButton resourceID={resourceID} resourceType={resourceType}>
          <LikeCount likes={likes} />
        </LikersButton>
      ) : (
        <LikeCount likes={0} />
      )}
      {follow && <FollowerCount followers={followers} />}
    </>
  );
}
