import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import {
  type GroupInvitation,
  inviteToGroup,
  listGroupInvitations,
  revokeGroupInvitation,
} from '@wbn/contract/groups/group-requests.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { listMentionCandidates } from '@wbn/contract/social/mentions.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { FailureText, MutedText } from '@wbn/ui-kit/text/text.tsx';
import { Search, Send } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { AuthorLine } from '../author/author-line.tsx';
import { DoneNote } from '../relations/done-note.tsx';
import { entry } from '../relations/paged-list.css.ts';
import { PagedList } from '../relations/paged-list.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { useDayLabel } from '../relations/use-day-label.ts';
import { groupPeopleChanged } from './group.query.ts';
import { type GroupTabProps, peopleOfGroup } from './group-tab.ts';

/** Invites people to a group and lists the invitations that are not answered (GRP-03). */
export function InvitationsTab({ group: { groupID: id } }: GroupTabProps) {
  return (
    <Stack space="md">
      <InvitePeople id={id} />
      <OpenInvitations id={id} />
    </Stack>
  );
}

/** People by the start of their names; without a name those whom the member knows or follows. */
function InvitePeople({ id }: { readonly id: string }) {
  const t = useText('group-office');
  const title = useId();
  const api = useRelationApi();
  const { userID } = useSession();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isPending } = useQuery({
    ...callQuery(api, listMentionCandidates, { query: { search } }, { staleTime: 60_000 }),
    // Keeps the people shown while a name is typed.
    placeholderData: keepPreviousData,
  });
  const people = data?.filter(({ authorType, authorID }) => authorType === 'user' && authorID !== userID);
  return (
    <Surface as="section" aria-labelledby={title}>
      <Stack space="md">
        <Heading level={2} size="sm" id={title}>
          {t('invite.title')}
        </Heading>
        <TextField
          type="search"
          size="sm"
          label={t('invite.find')}
          hint={t('invite.hint')}
          icon={<Search aria-hidden />}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div role="status">
          {!isPending && people?.length === 0 && <MutedText>{t('invite.none')}</MutedText>}
        </div>
        {people && people.length > 0 && (
          <Stack as="ul" space="sm" aria-label={t('invite.found')}>
            {people.map((person) => (
              <li key={person.authorID} className={entry}>
                <Invite id={id} person={person} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Surface>
  );
}

function Invite({ id, person }: { readonly id: string; readonly person: Author }) {
  const t = useText('group-office');
  const api = useRelationApi();
  const client = useQueryClient();
  const errorMessage = useErrorMessage();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.call(inviteToGroup, { params: { id }, body: { userID: person.authorID } }),
    onSuccess: () => groupPeopleChanged(client, id),
  });
  const failure = error && toApiError(error);
  return (
    <AuthorLine author={person}>
      {isSuccess ? (
        <DoneNote>{t('invite.sent')}</DoneNote>
      ) : (
        <>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('invite.sendNamed', { name: person.name })}
            loading={isPending}
            onClick={() => mutate()}
          >
            {t('invite.send')}
          </Button>
          <FailureText>
            {failure && (failure.code === 'Conflict' ? t('invite.isMember') : errorMessage(failure))}
          </FailureText>
        </>
      )}
    </AuthorLine>
  );
}

function OpenInvitations({ id }: { readonly id: string }) {
  const t = useText('group-office');
  const title = useId();
  const api = useRelationApi();
  const invitations = useInfiniteQuery(
    peopleOfGroup(callKey(listGroupInvitations, { params: { id } }), (nextID) =>
      api.call(listGroupInvitations, { params: { id }, query: { nextID } }),
    ),
  );
  return (
    <Surface as="section" aria-labelledby={title}>
      <Stack space="md">
        <Heading level={2} size="sm" id={title}>
          {t('invite.open')}
        </Heading>
        <PagedList
          label={t('invite.open')}
          list={invitations}
          keyOf={({ person }) => person.authorID}
          empty={{ title: t('invite.emptyTitle'), icon: <Send /> }}
        >
          {(invitation) => <Invitation id={id} invitation={invitation} />}
        </PagedList>
      </Stack>
    </Surface>
  );
}

function Invitation({ id, invitation }: { readonly id: string; readonly invitation: GroupInvitation }) {
  const t = useText('group-office');
  const day = useDayLabel();
  const api = useRelationApi();
  const { person, invitedBy, invitedAt } = invitation;
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => api.call(revokeGroupInvitation, { params: { id, userID: person.authorID } }),
  });
  const date = day(invitedAt);
  return (
    <AuthorLine
      author={person}
      note={invitedBy ? t('invite.by', { name: invitedBy.name, date }) : t('invite.at', { date })}
    >
      {isSuccess ? (
        <DoneNote>{t('invite.revoked')}</DoneNote>
      ) : (
        <>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('invite.revokeNamed', { name: person.name })}
            loading={isPending}
            onClick={() => mutate()}
          >
            {t('invite.revoke')}
          </Button>
          <FailureText>{isError && t('failed')}</FailureText>
        </>
      )}
    </AuthorLine>
  );
}
