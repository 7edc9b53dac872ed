import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import {
  connectionMessageLimit,
  listConnections,
  requestConnection,
} from '@wbn/contract/social/connections.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/text-area.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelationApi } from '../relations/relation-api.ts';
import type { ConnectButtonProps } from './connect-button.tsx';
import { type Connecting, keepConnection } from './connection.query.ts';

interface ConnectDialogProps extends Omit<ConnectButtonProps, 'connection'> {
  readonly onClose: () => void;
}

/** A request to connect, with a few words if one likes; what was typed stays when it could not be sent. */
export function ConnectDialog({ name, onClose, ...other }: ConnectDialogProps) {
  const { t } = useTranslation('relations');
  const { actingAs: businessID } = useSession();
  const request = useMutation(requestConnectionMutation(useRelationApi(), { ...other, businessID }));
  const [message, setMessage] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const send = () => request.mutate(message.trim(), { onSuccess: onClose });
  const isConflict = request.error instanceof ApiError && request.error.code === 'Conflict';
  return (
    <Dialog
      title={t('connections.dialogTitle', { name })}
      focus={area}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={request.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={request.isPending} onClick={send}>
            {t('connections.send')}
          </Button>
        </>
      }
    >
      <TextArea
        ref={area}
        label={t('connections.message')}
        hint={t('connections.messageHint')}
        rows={3}
        limit={connectionMessageLimit}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {request.isError && (
        <Notice tone="danger" title={t(isConflict ? 'connections.declinedLately' : 'connections.notSent')} />
      )}
    </Dialog>
  );
}

/** Asks to connect. Conflict: it was declined not long ago. */
function requestConnectionMutation(api: ApiClient, { businessID, ...other }: Connecting) {
  return mutationOptions({
    mutationKey: ['request-connection', other.resourceID],
    mutationFn: async (message: string) => {
      const body = { ...other, ...(businessID && { businessID }), ...(message && { message }) };
      return (await api.call(requestConnection, { body })).data;
    },
    onSuccess: (connection, _message, _result, { client }) => {
      keepConnection(client, { ...other, businessID }, connection);
      return client.invalidateQueries({ queryKey: callKey(listConnections) });
    },
  });
}
