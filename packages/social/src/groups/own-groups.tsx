import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { joinGroup } from '@wbn/contract/groups/group-members.ts';
import {
  declineGroupInvitation,
  listOwnGroupInvitations,
  type OwnGroupInvitation,
} from '@wbn/contract/groups/group-requests.ts';
import { listOwnGroups } from '@wbn/contract/groups/groups.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { useId, useState } from 'react';
import { useMembershipChange } from './group-actions.tsx';
import { GroupLine } from './group-line.tsx';

/** Groups per page; a page is the most that one call returns. */
const [few, many] = [8, 50];

/** The member's invitations and groups, above the list of all groups; renders nothing without any. */
export function OwnGroups({ api }: { readonly api: ApiClient }) {
  const t = useText('group-office');
  const title = useId();
  const [size, setSize] = useState(few);
  const { data: own, isLoadingError, refetch } = useQuery(callQuery(api, listOwnGroups, { query: { size } }));
  const { data: invitations = [] } = useQuery(callQuery(api, listOwnGroupInvitations, {}));
  if (isLoadingError) return <LoadError title={t('own.failed')} retry={t('retry')} onRetry={refetch} />;
  return (
    <>
      {invitations.length > 0 && <Invitations api={api} invitations={invitations} />}
      {own && own.items.length > 0 && (
        <Surface as="section" aria-labelledby={title}>
          <Stack space="md">
            <Heading level={2} size="md" id={title}>
              {t('own.title')}
            </Heading>
            <Columns as="ul" minimum={270}>
              {own.items.map((group) => (
                <li key={group.groupID}>
                  <GroupLine
                    group={group}
                    {...(group.role && group.role !== 'member' && { note: t(`role.${group.role}`) })}
                  />
                </li>
              ))}
            </Columns>
            {own.total > own.items.length && size < many && (
              <Inline>
                <Button variant="secondary" size="sm" onClick={() => setSize(many)}>
                  {t('own.more')}
                </Button>
              </Inline>
            )}
          </Stack>
        </Surface>
      )}
    </>
  );
}

interface InvitationsProps {
  readonly api: ApiClient;
  readonly invitations: readonly OwnGroupInvitation[];
}

function Invitations({ api, invitations }: InvitationsProps) {
  const t = useText('group-office');
  const title = useId();
  return (
    <Surface as="section" aria-labelledby={title}>
      <Stack space="md">
        <Heading level={2} size="md" id={title}>
          {t('own.invitations')}
        </Heading>
        <Stack as="ul" space="sm" aria-labelledby={title}>
          {invitations.map((invitation) => (
            <li key={invitation.group.groupID}>
              <Invitation api={api} invitation={invitation} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Surface>
  );
}

interface InvitationProps {
  readonly api: ApiClient;
  readonly invitation: OwnGroupInvitation;
}

function Invitation({ api, invitation: { group, invitedBy } }: InvitationProps) {
  const t = useText('group-office');
  const { groupID: id, name } = group;
  const { mutate, isPending } = useMembershipChange(group);
  return (
    <GroupLine
      group={group}
      note={invitedBy ? t('own.invitedBy', { name: invitedBy.name }) : t('own.invited')}
    >
      <Button
        size="sm"
        disabled={isPending}
        aria-label={t('own.accept', { name })}
        onClick={() =>
          mutate({
            change: () => api.call(joinGroup, { params: { id }, body: {} }),
            done: t('joined', { name }),
          })
        }
      >
        {t('join')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={isPending}
        aria-label={t('own.decline', { name })}
        onClick={() =>
          mutate({
            change: () => api.call(declineGroupInvitation, { params: { id } }),
            done: t('declined'),
          })
        }
      >
        {t('decline')}
      </Button>
    </GroupLine>
  );
}
