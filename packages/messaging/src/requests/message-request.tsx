import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { acceptMessageRequest, declineMessageRequest } from '@wbn/contract/messaging/person-messages.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useNavigate } from 'react-router-dom';
import * as styles from './composer.css.ts';
import { changeRequest, removeRequest } from './request-cache.ts';

interface MessageRequestProps {
  readonly api: ApiClient;
  readonly request: OpenRequest;
  /** Path of the list of threads. */
  readonly list: string;
}

/** Accept and Decline of a message request, in place of the message field (MSG-03). */
export function MessageRequest({ api, request, list }: MessageRequestProps) {
  const t = useText('requests');
  const show = useToast();
  const navigate = useNavigate();
  const { requestID, from, isBarred } = request;
  const { name } = from;
  const onError = () => show(t('ask.failed'), 'danger');
  const accept = useMutation({
    mutationFn: async () => (await api.call(acceptMessageRequest, { params: { rid: requestID } })).data,
    onSuccess: ({ status }, _nothing, _result, { client }) => {
      changeRequest(client, { requestID }, { status });
      show(t('ask.accepted'), 'success');
    },
    onError,
  });
  const decline = useMutation({
    mutationFn: () => api.call(declineMessageRequest, { params: { rid: requestID } }),
    onSuccess: (_reply, _nothing, _result, { client }) => {
      show(t('ask.declined'), 'success');
      navigate(list);
      removeRequest(client, requestID);
    },
    onError,
  });
  const isBusy = accept.isPending || decline.isPending;
  return (
    <section className={styles.request} aria-label={t('ask.title', { name })}>
      <Text weight="semibold">{t('ask.title', { name })}</Text>
      {isBarred ? (
        <MutedText>{t('input.barred')}</MutedText>
      ) : (
        <>
          <MutedText>{t('ask.body', { name })}</MutedText>
          <Inline space="xs">
            <Button size="sm" loading={accept.isPending} disabled={isBusy} onClick={() => accept.mutate()}>
              {t('ask.accept')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              loading={decline.isPending}
              disabled={isBusy}
              onClick={() => decline.mutate()}
            >
              {t('ask.decline')}
            </Button>
          </Inline>
        </>
      )}
    </section>
  );
}
