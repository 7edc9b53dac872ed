import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { Author } from '@wbn/contract/social/author.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { useTranslation } from 'react-i18next';
import { AuthorLine } from '../author/author-line.tsx';
import { FollowToggle } from '../follows/follow-toggle.tsx';
import { listFollowersQuery } from '../follows/list-followers.query.ts';
import { listFollowingQuery } from '../follows/list-following.query.ts';
import { blockMutation } from '../relations/block.query.ts';
import { DoneNote } from '../relations/done-note.tsx';
import { listBlockedQuery } from '../relations/list-blocked.query.ts';
import { listMutedQuery } from '../relations/list-muted.query.ts';
import { muteMutation } from '../relations/mute.query.ts';
import { PagedList } from '../relations/paged-list.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import type { Shunned } from '../relations/shunned.ts';

type PeopleList = 'following' | 'followers' | 'blocked' | 'muted';

interface RelationTabProps {
  readonly list: PeopleList;
  readonly businessID: string | undefined;
}

/** Whom one follows, who follows, whom one has blocked or muted. */
export function RelationTab(props: RelationTabProps) {
  const { list, businessID } = props;
  const { t } = useTranslation('relations');
  const api = useRelationApi();
  const queries = {
    following: listFollowingQuery(api),
    followers: listFollowersQuery(api, businessID),
    blocked: listBlockedQuery(api, businessID),
    muted: listMutedQuery(api),
  };
  const people = useInfiniteQuery(queries[list]);
  return (
    <PagedList
      label={t(`tabs.${list}`)}
      list={people}
      keyOf={({ authorID }) => authorID}
      empty={{ title: t(`empty.${list}.title`), body: t(`empty.${list}.body`) }}
    >
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

interface UndoProps extends Pick<Shunned, 'resourceID' | 'resourceType'> {
  readonly name: string;
}

function Unblock({ name, ...of }: UndoProps & { readonly businessID: string | undefined }) {
  const { t } = useTranslation('relations');
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
  const { t } = useTranslation('relations');
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
