import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import type { Group } from '@wbn/contract/groups/group.ts';
import { createGroup, loadGroupAllowance, saveGroup } from '@wbn/contract/groups/groups.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useRef } from 'react';
import { groupSaved, loadGroupQuery } from './group.query.ts';
import { type GroupValues, groupShape, self, toGroupBody, valuesOfGroup } from './group-values.ts';

export interface GroupFormOptions {
  readonly api: ApiClient;
  /** The group to edit; undefined: a new one. */
  readonly group: Group | undefined;
  /** What the form begins with. */
  readonly initial: GroupValues;
  readonly onSaved: (group: Group) => void;
}

/** Values and save state of the form. */
export function useGroupForm(draftKey: string, { api, group, initial, onSaved }: GroupFormOptions) {
  const t = useText('group-office');
  const toast = useToast();
  const client = useQueryClient();
  const saved = useRef<Group>(null);
  const send = useMutation({
    mutationFn: async ({
      values,
      version,
      idempotencyKey,
    }: Sent): Promise<CallReply<typeof saveGroup>['data']> => {
      const body = toGroupBody(values);
      if (group)
        return (
          await api.call(saveGroup, {
            params: { id: group.groupID },
            body: { ...body, version: version ?? 0 },
          })
        ).data;
      const businessID = values.as === self ? '' : values.as;
      const headers = { 'idempotency-key': idempotencyKey };
      return (await api.call(createGroup, { body: { ...body, businessID } }, { headers })).data;
    },
    onSuccess: (result) => groupSaved(client, result),
  });
  const form = useForm<GroupValues>({
    shape: groupShape,
    draftKey,
    snapshot: snapshotOf(group, initial),
    ...(group && {
      load: async () => {
        const stored = await client.fetchQuery({ ...loadGroupQuery(api, group.groupID), staleTime: 0 });
        return snapshotOf(stored, initial);
      },
    }),
    save: async (values, { version }, idempotencyKey) => {
      const result = await send.mutateAsync({ values, version, idempotencyKey });
      saved.current = result;
      return group ? snapshotOf(result, initial) : { values, version: 1 };
    },
    onSaved: () => {
      if (!saved.current) return;
      toast(group ? t('form.saved') : t('form.founded', { name: saved.current.name }), 'success');
      onSaved(saved.current);
    },
    onFailed: ({ code, fields }) => {
      // The page around the form then says so.
      if (code === 'PlanLimitReached')
        void client.invalidateQueries({ queryKey: callKey(loadGroupAllowance) });
      // The server deletes unused uploads after a day, so the picture may be gone.
      if (code === 'NotFound' && form.values.picture?.token) form.refuse({ picture: 'photo' });
      return code === 'PlanLimitReached' || fields !== undefined;
    },
    labelOf: (field) => t(`form.${field as keyof GroupValues}`),
  });
  return form;
}

interface Sent {
  readonly values: GroupValues;
  readonly version: number | undefined;
  /** Same for every attempt, so that the group is founded once. */
  readonly idempotencyKey: string;
}

function snapshotOf(group: Group | undefined, initial: GroupValues) {
  return group ? { values: valuesOfGroup(group), version: group.version ?? 0 } : { values: initial };
}
