import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type GroupBan, listGroupBans, unbanFromGroup } from '@wbn/contract/groups/group-members.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { FailureText } from '@wbn/ui-kit/text/text.tsx';
import { Ban as BanIcon } from 'lucide-react';
import { AuthorLine } from '../author/author-line.tsx';
import { DoneNote } from '../relations/done-note.tsx';
import { PagedList } from '../relations/paged-list.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { useDayLabel } from '../relations/use-day-label.ts';
import { type GroupTabProps, peopleOfGroup } from './group-tab.ts';

/** People who are kept out of a group (GRP-04). */
export function BansTab({ group: { groupID: id } }: GroupTabProps) {
  const t = useText('group-office');
  const api = useRelationApi();
  const bans = useInfiniteQuery(
    peopleOfGroup(callKey(listGroupBans, { params: { id } }), (nextID) =>
      api.call(listGroupBans, { params: { id }, query: { nextID } }),
    ),
  );
  return (
    <Surface as="section" aria-label={t('tabs.bans')}>
      <PagedList
        label={t('tabs.bans')}
        list={bans}
        keyOf={({ person }) => person.authorID}
        empty={{ title: t('bans.emptyTitle'), icon: <BanIcon /> }}
      >
        {(ban) => <Ban id={id} ban={ban} />}
      </PagedList>
    </Surface>
  );
}

function Ban({ id, ban: { person, bannedAt } }: { readonly id: string; readonly ban: GroupBan }) {
  const t = useText('group-office');
  const day = useDayLabel();
  const api = useRelationApi();
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => api.call(unbanFromGroup, { params: { id, userID: person.authorID } }),
  });
  return (
    <AuthorLine author={person} note={t('bans.at', { date: day(bannedAt) })}>
      {isSuccess ? (
        <DoneNote>{t('bans.ended')}</DoneNote>
      ) : (
        <>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('bans.endNamed', { name: person.name })}
            loading={isPending}
            onClick={() => mutate()}
          >
            {t('bans.end')}
          </Button>
          <FailureText>{isError && t('failed')}</FailureText>
        </>
      )}
    </AuthorLine>
  );
}
