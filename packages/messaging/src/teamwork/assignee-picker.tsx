import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listMembers } from '@wbn/contract/business/members.ts';
import type { Request } from '@wbn/contract/messaging/request.ts';
import { assignRequest } from '@wbn/contract/messaging/requests.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { requestKeys } from '../requests/request-keys.ts';

interface AssigneePickerProps {
  readonly api: ApiClient;
  readonly request: Pick<Request, 'requestID' | 'assigneeID'>;
  readonly bid: string;
}

/** Chooses the member who answers an inquiry. */
export function AssigneePicker({ api, request: { requestID, assigneeID }, bid }: AssigneePickerProps) {
  const t = useText('teamwork');
  const { profile } = useSession();
  const show = useToast();
  const { data } = useQuery(callQuery(api, listMembers, { params: { id: bid } }));
  const assign = useMutation({
    mutationFn: async (assigneeID: string | null) =>
      (await api.call(assignRequest, { params: { rid: requestID }, query: { bid }, body: { assigneeID } }))
        .data,
    onSuccess: async (_data, _assigneeID, _result, { client }) => {
      await client.invalidateQueries({ queryKey: requestKeys.requestsOf(requestID) });
    },
  });
  const chosen = (assign.isPending ? assign.variables : assigneeID) ?? '';
  const members = data?.data ?? [];
  const nameOf = ({ userID, firstName, lastName }: (typeof members)[number]) =>
    userID === profile?.userID ? t('assignee.me') : `${firstName} ${lastName}`;
  return (
    <Select
      label={t('assignee.label')}
      size="sm"
      value={chosen}
      disabled={data === undefined}
      options={[
        { value: '', text: t('assignee.nobody') },
        ...members.map((member) => ({ value: member.userID, text: nameOf(member) })),
      ]}
      onChange={({ currentTarget }) =>
        assign.mutate(currentTarget.value || null, { onError: () => show(t('failed'), 'danger') })
      }
    />
  );
}
