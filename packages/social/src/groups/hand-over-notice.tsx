import type { Group } from '@wbn/contract/groups/group.ts';
import {
  acceptGroupHandOver,
  declineGroupHandOver,
  type GroupHandOver,
  revokeGroupHandOver,
} from '@wbn/contract/groups/group-hand-over.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { useDayLabel } from '../relations/use-day-label.ts';
import { useMembershipChange } from './group-actions.tsx';

interface HandOverNoticeProps {
  readonly group: Group;
  readonly handOver: GroupHandOver;
}

/** A hand-over that waits: whoever is asked accepts or declines, owners take it back (GRP-10). */
export function HandOverNotice({ group, handOver }: HandOverNoticeProps) {
  const t = useText('group-office');
  const day = useDayLabel();
  const { from, to, isForViewer, expiresAt } = handOver;
  const date = day(expiresAt);
  const title = isForViewer
    ? t('handOver.asked', { name: from.name })
    : t('handOver.waits', { name: to.name });
  return (
    <Notice tone="info" title={title}>
      <Stack space="sm">
        <Text size="sm">
          {isForViewer
            ? t('handOver.askedBody', { name: from.name, date })
            : t('handOver.waitsBody', { date })}
        </Text>
        <Inline space="sm">{isForViewer ? <Answer group={group} /> : <TakeBack group={group} />}</Inline>
      </Stack>
    </Notice>
  );
}

function Answer({ group }: { readonly group: Group }) {
  const t = useText('group-office');
  const api = useRelationApi();
  const { mutate, isPending } = useMembershipChange(group);
  const params = { id: group.groupID };
  const accept = () =>
    mutate({
      change: () => api.call(acceptGroupHandOver, { params }),
      done: t('handOver.accepted', { name: group.name }),
    });
  const decline = () =>
    mutate({ change: () => api.call(declineGroupHandOver, { params }), done: t('handOver.declined') });
  return (
    <>
      <Button size="sm" disabled={isPending} onClick={accept}>
        {t('handOver.accept')}
      </Button>
      <Button size="sm" variant="secondary" disabled={isPending} onClick={decline}>
        {t('handOver.decline')}
      </Button>
    </>
  );
}

function TakeBack({ group }: { readonly group: Group }) {
  const t = useText('group-office');
  const api = useRelationApi();
  const { mutate, isPending } = useMembershipChange(group);
  const revoke = () =>
    mutate({
      change: () => api.call(revokeGroupHandOver, { params: { id: group.groupID } }),
      done: t('handOver.revoked'),
    });
  return (
    <Button size="sm" variant="secondary" loading={isPending} onClick={revoke}>
      {t('handOver.revoke')}
    </Button>
  );
}
