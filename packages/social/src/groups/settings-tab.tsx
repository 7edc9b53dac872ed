import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Group } from '@wbn/contract/groups/group.ts';
import { closeGroup } from '@wbn/contract/groups/groups.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRelationApi } from '../relations/relation-api.ts';
import { membershipChanged } from './group.query.ts';
import { GroupForm } from './group-form.tsx';
import { groupPath } from './group-path.ts';
import type { GroupTabProps } from './group-tab.ts';
import { valuesOfGroup } from './group-values.ts';

/** Changes the fields of a group, or closes it (GRP-04). */
export function SettingsTab({ group }: GroupTabProps) {
  const path = usePath();
  const navigate = useNavigate();
  const { userID = '' } = useSession();
  const api = useRelationApi();
  return (
    <Stack space="lg">
      <GroupForm
        api={api}
        userID={userID}
        group={group}
        initial={valuesOfGroup(group)}
        onSaved={(saved) => void navigate(path(groupPath(saved)))}
      />
      <CloseGroup group={group} />
    </Stack>
  );
}

function CloseGroup({ group: { groupID, name } }: { readonly group: Group }) {
  const t = useText('group-office');
  const path = usePath();
  const navigate = useNavigate();
  const api = useRelationApi();
  const client = useQueryClient();
  const say = useOutcomeToast({ fail: () => false });
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      say(api.call(closeGroup, { params: { id: groupID } }), { done: t('close.done', { name }) }),
    onSuccess: async (isClosed) => {
      setAsking(false);
      if (!isClosed) return;
      await navigate(path('/groups'), { replace: true });
      void membershipChanged(client, groupID);
    },
  });
  return (
    <Surface as="section" padding="lg" aria-labelledby="close-group">
      <Stack space="sm" align="start">
        <Heading level={2} size="md" id="close-group">
          {t('close.title')}
        </Heading>
        <Text>{t('close.body')}</Text>
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          {t('close.confirm')}
        </Button>
      </Stack>
      {asking && (
        <ConfirmDialog
          title={t('close.question', { name })}
          confirm={t('close.confirm')}
          cancel={t('close.keep')}
          tone="danger"
          busy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsking(false)}
        >
          {t('close.body')}
        </ConfirmDialog>
      )}
    </Surface>
  );
}
