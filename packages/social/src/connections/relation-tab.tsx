import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Author, PeoplePage } from '@wbn/contract/social/author.ts';
import { listFollowers, listFollowing } from '@wbn/contract/social/follows.ts';
import { listBlocked, listMuted } from '@wbn/contract/social/relations.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { AuthorLine } from '../author/author-line.tsx';
import { FollowToggle } from '../follows/follow-toggle.tsx';
import { type BlockTarget, blockMutation, muteMutation } from '../relations/block-and-mute.query.ts';
import { DoneNote } from '../relations/done-note.tsx';
import { PagedList } from '../relations/paged-list.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { useEmptyList } from './use-empty-list.tsx';

interface RelationQuery {
  readonly businessID?: string;
  readonly nextID?: string;
}

type PeopleList = 'following' | 'followers' | 'blocked' | 'muted';

interface RelationTabProps {
  readonly list: PeopleList;
  readonly businessID: string | undefined;
}

/** A list of people and companies that are followed, follow, are blocked or muted. */
export function RelationTab(props: RelationTabProps) {
  const { list, businessID } = props;
  const t = useText('relations');
  const empty = useEmptyList(list);
  const api = useRelationApi();
  const queries = {
    following: listFollowingQuery(api),
    followers: listFollowersQuery(api, businessID),
    blocked: listBlockedQuery(api, businessID),
    muted: listMutedQuery(api),
  };
  const people = useInfiniteQuery(queries[list]);
  return (
    <PagedList label={t(`tabs.${list}`)} list={people} keyOf={({ authorID }) => authorID} empty={empty}>
      {(author) => (
        <AuthorLine author={author}>
          {list !== 'followers' && <EntryAction {...props} list={list} author={author} />}
        </AuthorLine>
      )}
    </PagedList>
  );
}

interface EntryActionProps extends RelationTabProps {
  readonly list: Exclude<PeopleList, 'followers'>;
  readonly author: Author;
}

function EntryAction({ list, businessID, author }: EntryActionProps) {
  const { authorID: resourceID, authorType: resourceType, name } = author;
  if (list === 'following')
    return <FollowToggle resourceID={resourceID} resourceType={resourceType} name={name} followed />;
  const of = { resourceID, resourceType };
  return list === 'blocked' ? (
    <Unblock {...of} name={name} businessID={businessID} />
  ) : (
    <Unmute {...of} name={name} />
  );
}

interface UndoProps extends Pick<BlockTarget, 'resourceID' | 'resourceType'> {
  readonly name: string;
}

function Unblock({ name, ...of }: UndoProps & { readonly businessID: string | undefined }) {
  const t = useText('relations');
  const { mutate, isPending, isSuccess } = useMutation(blockMutation(useRelationApi(), of));
  if (isSuccess) return <DoneNote>{t('blocks.done.unblocked')}</DoneNote>;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t('blocks.unblock', { name })}
      loading={isPending}
      onClick={() => mutate(false)}
    >
      {t('blocks.unblockShort')}
    </Button>
  );
}

function Unmute({ name, ...of }: UndoProps) {
  const t = useText('relations');
  const { mutate, isPending, isSuccess } = useMutation(muteMutation(useRelationApi(), of));
  if (isSuccess) return <DoneNote>{t('blocks.done.unmuted')}</DoneNote>;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t('blocks.unmute', { name })}
      loading={isPending}
      onClick={() => mutate(false)}
    >
      {t('blocks.unmuteShort')}
    </Button>
  );
}

/** Followers of the person, or of their company. */
function listFollowersQuery(api: ApiClient, businessID: string | undefined) {
  return peoplePages('list-followers', businessID, (query) => api.call(listFollowers, { query }));
}

/** People and companies that the person follows. */
function listFollowingQuery(api: ApiClient) {
  return peoplePages('list-following', undefined, (query) => api.call(listFollowing, { query }));
}

/** People and companies that the person, or their company, has blocked. */
function listBlockedQuery(api: ApiClient, businessID: string | undefined) {
  return peoplePages('list-blocked', businessID, (query) => api.call(listBlocked, { query }));
}

/** People and companies that the person has muted. */
function listMutedQuery(api: ApiClient) {
  return peoplePages('list-muted', undefined, (query) => api.call(listMuted, { query }));
}

/** A paged list of people and companies; `businessID`: a company's list. */
function peoplePages(
  name: string,
  businessID: string | undefined,
  load: (query: RelationQuery) => Promise<{ data: PeoplePage }>,
) {
  return infiniteQueryOptions({
    queryKey: [name, businessID ?? ''],
    queryFn: async ({ pageParam: nextID }) =>
      (await load({ ...(businessID && { businessID }), ...(nextID && { nextID }) })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}
