import { useMutation, useQuery } from '@tanstack/react-query';
import { FollowerCount, LikeCount } from '@wbn/cards/parts/counts.tsx';
import { loadRelationQuery, type Related } from '@wbn/cards/relations/load-relation.query.ts';
import type { Relation } from '@wbn/contract/social/relations.ts';
import type { ActorType, ResourceType } from '@wbn/contract/social/resource-type.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Ellipsis, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConnectButton } from '../connections/connect-button.tsx';
import { SaveFavoriteButton } from '../favorites/save-favorite.tsx';
import { followKey } from '../follows/follow.query.ts';
import { FollowToggle } from '../follows/follow-toggle.tsx';
import { LikeToggle } from '../reactions/like-toggle.tsx';
import { LikersButton } from '../reactions/likers-button.tsx';
import { reactionKey } from '../reactions/react.query.ts';
import { ReportItem } from '../safety/report-button.tsx';
import { muteMutation } from './block-and-mute.query.ts';
import { BlockItem } from './block-item.tsx';
import { MessageButton } from './message-button.tsx';
import { useRelationApi } from './relation-api.ts';
import { useToggled } from './use-toggle.ts';

interface RelationActionsProps {
  readonly resourceID: string;
  readonly resourceType: Exclude<ResourceType, 'post' | 'comment'>;
  readonly name: string;
  /** The version for visitors, shown until the relation is loaded. */
  readonly visitors: ReactNode;
}

/** The member's actions on a company, product or person that the server allows (BIZ-11, PRD-03, PERM-06). */
export function RelationActions({ resourceID, resourceType, name, visitors }: RelationActionsProps) {
  const api = useRelationApi();
  const relation = useRelation({ resourceID, resourceType });
  if (!relation) return visitors;
  const { may, reaction, follow, connection, message } = relation;
  const actor = resourceType !== 'product' && { resourceID, resourceType, name };
  const isPerson = resourceType === 'user';
  const likeAndFollow = [
    may.react && (
      <LikeToggle
        key="like"
        resourceID={resourceID}
        resourceType={resourceType}
        likes={reaction.reactionCount.like}
        liked={reaction.reactionType !== undefined}
        look="button"
      />
    ),
    actor && may.follow && follow && (
      <FollowToggle
        key="follow"
        {...actor}
        followers={follow.followersCount}
        followed={follow.session !== undefined}
      />
    ),
  ];
  return (
    <>
      {!isPerson && likeAndFollow}
      {actor && may.connect && <ConnectButton {...actor} connection={connection} main={isPerson} />}
      {may.message && message && <MessageButton userID={resourceID} name={name} message={message} />}
      {/* A person is first asked to connect. */}
      {isPerson && likeAndFollow.toReversed()}
      {resourceType === 'business' && <SaveFavoriteButton businessID={resourceID} name={name} api={api} />}
      {actor && (may.block || may.mute) && (
        <RelationMenu {...actor} relation={relation}>
          <ReportItem resourceID={resourceID} resourceType={actor.resourceType} api={api} />
        </RelationMenu>
      )}
    </>
  );
}

interface RelationMenuProps {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  readonly name: string;
  readonly relation: Relation;
  readonly children?: ReactNode;
}

function RelationMenu({ name, relation, children, ...of }: RelationMenuProps) {
  const t = useText('relations');
  const { actingAs: businessID } = useSession();
  const api = useRelationApi();
  const show = useToast();
  const { muted, blocked, may } = relation;
  const tell = (done: string) => ({
    onSuccess: () => show(done, 'success'),
    onError: () => show(t('blocks.failed'), 'danger'),
  });
  const mute = useMutation(muteMutation(api, of));
  return (
    <Menu
      variant="secondary"
      size="sm"
      label={t('blocks.menu', { name })}
      trigger={<Ellipsis size="1.125em" aria-hidden />}
    >
      {may.mute && (
        <MenuButton
          icon={muted ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
          onClick={() =>
            mute.mutate(!muted, tell(t(muted ? 'blocks.unmutedToast' : 'blocks.mutedToast', { name })))
          }
        >
          {t(muted ? 'blocks.unmute' : 'blocks.mute', { name })}
        </MenuButton>
      )}
      {may.block && <BlockItem {...of} name={name} blocked={blocked} businessID={businessID} />}
      {children}
    </Menu>
  );
}

interface RelationCountsProps {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  /** The version for visitors, shown until the relation is loaded. */
  readonly visitors: ReactNode;
}

/** Numbers of likes and followers including the reader's latest change, and a button with those who like it. */
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

/** The relation of the person or company to something; undefined until it is loaded. */
function useRelation(of: Omit<Related, 'businessID'>): Relation | undefined {
  const { actingAs: businessID } = useSession();
  return useQuery(loadRelationQuery(useRelationApi(), { ...of, businessID })).data;
}
