import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import {
  decideGroupRequest,
  type GroupRequest,
  listGroupRequests,
} from '@wbn/contract/groups/group-requests.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { FailureText, MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Inbox } from 'lucide-react';
import { AuthorLine } from '../author/author-line.tsx';
import { DoneNote } from '../relations/done-note.tsx';
import { PagedList } from '../relations/paged-list.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { useDayLabel } from '../relations/use-day-label.ts';
import { groupPeopleChanged } from './group.query.ts';
import { type GroupTabProps, peopleOfGroup } from './group-tab.ts';

/** Requests to join a private group; after an answer the line stays and shows the outcome (GRP-03). */
export function RequestsTab({ group: { groupID: id } }: GroupTabProps) {
  const t = useText('group-office');
  const api = useRelationApi();
  const requests = useInfiniteQuery(
    peopleOfGroup(callKey(listGroupRequests, { params: { id } }), (nextID) =>
      api.call(listGroupRequests, { params: { id }, query: { nextID } }),
    ),
  );
  return (
    <Surface as="section" aria-label={t('tabs.requests')}>
      <PagedList
        label={t('tabs.requests')}
        list={requests}
        keyOf={({ userID }) => userID}
        empty={{ title: t('requests.emptyTitle'), body: t('requests.emptyBody'), icon: <Inbox /> }}
      >
        {(request) => <Request id={id} request={request} />}
      </PagedList>
    </Surface>
  );
}

function Request({ id, request }: { readonly id: string; readonly request: GroupRequest }) {
  const t = useText('group-office');
  const day = useDayLabel();
  const api = useRelationApi();
  const client = useQueryClient();
  const { userID, name, author, message, requestedAt } = request;
  const { mutate, isPending, isError, isSuccess, variables } = useMutation({
    mutationFn: (decision: 'accept' | 'decline') =>
      api.call(decideGroupRequest, { params: { id, userID }, body: { decision } }),
    onSuccess: () => groupPeopleChanged(client, id, 'requests'),
  });
  const asked = t('requests.asked', { date: day(requestedAt) });
  return (
    <AuthorLine
      author={author}
      note={
        <>
          <MutedText as="span">{author.authorType === 'business' ? `${name} · ${asked}` : asked}</MutedText>
          {message && (
            <Text size="sm" {...foreignText(message)}>
              {message}
            </Text>
          )}
        </>
      }
    >
      {isSuccess ? (
        <DoneNote>{t(variables === 'accept' ? 'requests.accepted' : 'requests.declined')}</DoneNote>
      ) : (
        <>
          <Button
            size="sm"
            aria-label={t('requests.acceptNamed', { name })}
            loading={isPending && variables === 'accept'}
            onClick={() => mutate('accept')}
          >
            {t('requests.accept')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('requests.declineNamed', { name })}
            loading={isPending && variables === 'decline'}
            onClick={() => mutate('decline')}
          >
            {t('requests.decline')}
          </Button>
          <FailureText>{isError && t('failed')}</FailureText>
        </>
      )}
    </AuthorLine>
  );
}
