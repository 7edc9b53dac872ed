import { useIsMutating, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { dateLabel } from '@wbn/cards/labels/date-label.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { acceptHandOver, declineHandOver, revokeHandOver } from '@wbn/contract/business/hand-over.ts';
import type { BusinessHandOver, BusinessMember } from '@wbn/contract/business/members.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useOutcome } from '@wbn/forms/use-outcome.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { accessChanged, peopleChanged } from '../query-changes.ts';
import { peopleKey } from './members.query.ts';

interface HandOverNoticeProps {
  readonly handOver: BusinessHandOver;
  readonly members: readonly BusinessMember[];
  /** The person who is signed in. */
  readonly userID: string | undefined;
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** A company that is being handed over: whom it is offered to answers, its owners can take it back. */
export function HandOverNotice({ handOver, members, userID, api, managed }: HandOverNoticeProps) {
  const { t } = useTranslation('business-members');
  const locale = useLocale();
  const { businessID } = managed.business;
  const say = useOutcome(managed);
  const accept = useMutation({
    mutationKey: [...peopleKey(businessID), 'accept-hand-over'],
    mutationFn: () => api.call(acceptHandOver, { params: { id: businessID } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => accessChanged(client, businessID),
  });
  const decline = useMutation({
    mutationKey: [...peopleKey(businessID), 'decline-hand-over'],
    mutationFn: () => api.call(declineHandOver, { params: { id: businessID } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => peopleChanged(client, businessID),
  });
  const revoke = useMutation({
    mutationKey: [...peopleKey(businessID), 'revoke-hand-over'],
    mutationFn: () => api.call(revokeHandOver, { params: { id: businessID } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => peopleChanged(client, businessID),
  });
  const busy = useIsMutating({ mutationKey: peopleKey(businessID) }) > 0;
  const isMine = handOver.toID === userID;
  const other = members.find((member) => member.userID === (isMine ? handOver.fromID : handOver.toID));
  const words = { name: other ? fullName(other) : '', date: dateLabel(locale, handOver.expiresAt) };
  return (
    <Notice tone="warning" title={t('handOver.title')}>
      <Text>{t(isMine ? 'handOver.asked' : 'handOver.mine', words)}</Text>
      <Inline space="xs">
        {isMine && (
          <>
            <Button
              size="sm"
              disabled={busy}
              onClick={() => say(accept.mutateAsync(), { done: t('handOver.accepted') })}
            >
              {t('handOver.accept')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={busy}
              onClick={() => say(decline.mutateAsync(), { done: t('handOver.declined') })}
            >
              {t('handOver.decline')}
            </Button>
          </>
        )}
        {managed.session.access === 'owner' && (
          <Button
            variant="secondary"
            size="sm"
            disabled={busy}
            onClick={() => say(revoke.mutateAsync(), { done: t('handOver.revoked') })}
          >
            {t('handOver.revoke')}
          </Button>
        )}
      </Inline>
    </Notice>
  );
}
