import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import type { ReactNode } from 'react';
import { ConnectButton } from '../connections/connect-button.tsx';
import { SaveFavoriteButton } from '../favorites/save-favorite-button.tsx';
import { FollowToggle } from '../follows/follow-toggle.tsx';
import { LikeToggle } from '../reactions/like-toggle.tsx';
import { ReportItem } from '../safety/report-button.tsx';
import { useRelationApi } from './relation-api.ts';
import { RelationMenu } from './relation-menu.tsx';
import { useRelation } from './use-relation.ts';

interface RelationActionsProps {
  readonly resourceID: string;
  readonly resourceType: Exclude<ResourceType, 'post' | 'comment'>;
  /** Of the company, product or person. */
  readonly name: string;
  /** What visitors see; shown until the relation has loaded. */
  readonly visitors: ReactNode;
}

/** What a member can do with a company, product or person; the server says what of it they may (BIZ-11, PRD-03, PERM-06). */
export function RelationActions({ resourceID, resourceType, name, visitors }: RelationActionsProps) {
  const api = useRelationApi();
  const relation = useRelation({ resourceID, resourceType });
  if (!relation) return visitors;
  const { may, reaction, follow, connection } = relation;
  const actor = resourceType !== 'product' && { resourceID, resourceType, name };
  return (
    <>
      {may.react && (
        <LikeToggle
          resourceID={resourceID}
          resourceType={resourceType}
          likes={reaction.reactionCount.like}
          liked={reaction.reactionType !== undefined}
          look="button"
        />
      )}
      {actor && may.follow && follow && (
        <FollowToggle {...actor} followers={follow.followersCount} followed={follow.session !== undefined} />
      )}
      {actor && may.connect && <ConnectButton {...actor} connection={connection} />}
      {resourceType === 'business' && <SaveFavoriteButton businessID={resourceID} name={name} api={api} />}
      {actor && (may.block || may.mute) && (
        <RelationMenu {...actor} relation={relation}>
          <ReportItem resourceID={resourceID} resourceType={actor.resourceType} api={api} />
        </RelationMenu>
      )}
    </>
  );
}
