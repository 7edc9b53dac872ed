import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import {
  type ConnectionState,
  connectionMessageLimit,
  listConnections,
  requestConnection,
} from '@wbn/contract/social/connections.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Check, Handshake, Undo2, UserMinus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRelationApi } from '../relations/relation-api.ts';
import { useDayLabel } from '../relations/use-day-label.ts';
import {
  answerConnectionMutation,
  type Connecting,
  cacheConnection,
  endConnectionMutation,
} from './connection.query.ts';
import { EndConnectionDialog } from './end-connection-dialog.tsx';

interface ConnectButtonProps {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  readonly name: string;
  /** The state between the two; absent: no connection and no request. */
  readonly connection: ConnectionState | undefined;
  /** The main action of its page. */
  readonly main?: boolean;
}

/** Button to connect with a person or company: request, withdraw, answer or end (decision 9). */
export function ConnectButton({ connection, main = false, ...other }: ConnectButtonProps) {
  if (!connection) return <Ask {...other} main={main} />;
  const { status, side } = connection;
  if (status === 'declined')
    return side === 'sent' ? <Declined connection={connection} /> : <Ask {...other} main={main} />;
  return <Standing {...other} connection={connection} />;
}

function Ask({ main = false, ...other }: Omit<ConnectButtonProps, 'connection'>) {
  const t = useText('relations');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant={main ? 'primary' : 'secondary'}
        size="sm"
        icon={<Handshake />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('connections.connect')}
      </Button>
      {asking && <ConnectDialog {...other} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Stays focusable and explains why it is disabled. */
function Declined({ connection: { askAgainAt } }: { connection: ConnectionState }) {
  const t = useText('relations');
  const day = useDayLabel();
  const reason = askAgainAt
    ? t('connections.askAgain', { date: day(askAgainAt) })
    : t('connections.declined');
  return (
    <Button variant="secondary" size="sm" icon={<Handshake />} aria-disabled title={reason}>
      {t('connections.connect')}
      <VisuallyHidden>{` (${reason})`}</VisuallyHidden>
    </Button>
  );
}

function Standing({ connection, name, ...other }: ConnectButtonProps & { connection: ConnectionState }) {
  const t = useText('relations');
  const api = useRelationApi();
  const { actingAs: businessID } = useSession();
  const of = { ...other, businessID };
  const answer = useMutation(answerConnectionMutation(api, of, connection));
  const end = useMutation(endConnectionMutation(api, of, connection));
  const [ending, setEnding] = useState(false);
  const { status, side } = connection;
  const failed = answer.isError || end.isError;
  return (
    <>
      {status === 'pending' && side === 'received' && (
        <>
          <Button size="sm" icon={<Check />} onClick={() => answer.mutate('accepted')}>
            {t('connections.accept')}
          </Button>
          <Button variant="secondary" size="sm" icon={<X />} onClick={() => answer.mutate('declined')}>
            {t('connections.decline')}
          </Button>
        </>
      )}
      {status === 'pending' && side === 'sent' && (
        <Menu variant="secondary" size="sm" align="start" trigger={t('connections.requested')}>
          <MenuButton icon={<Undo2 aria-hidden />} onClick={() => end.mutate()}>
            {t('connections.withdraw')}
          </MenuButton>
        </Menu>
      )}
      {status === 'accepted' && (
        <Menu
          variant="secondary"
          size="sm"
          align="start"
          trigger={
            <>
              <Handshake size="1.125em" aria-hidden />
              {t('connections.connected')}
            </>
          }
        >
          <MenuButton icon={<UserMinus aria-hidden />} tone="danger" onClick={() => setEnding(true)}>
            {t('connections.end')}
          </MenuButton>
        </Menu>
      )}
      {ending && (
        <EndConnectionDialog
          name={name}
          onConfirm={() => {
            setEnding(false);
            end.mutate();
          }}
          onCancel={() => setEnding(false)}
        />
      )}
      <VisuallyHidden role="status">{failed && t('connections.failed')}</VisuallyHidden>
    </>
  );
}

interface ConnectDialogProps extends Omit<ConnectButtonProps, 'connection'> {
  readonly onClose: () => void;
}

/** Dialog for a connection request with an optional message; the message stays after a failure. */
function ConnectDialog({ name, onClose, ...other }: ConnectDialogProps) {
  const t = useText('relations');
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

/** Requests a connection. Conflict: a request was declined not long ago. */
function requestConnectionMutation(api: ApiClient, { businessID, ...other }: Connecting) {
  return mutationOptions({
    mutationKey: ['request-connection', other.resourceID],
    mutationFn: async (message: string) => {
      const body = { ...other, ...(businessID && { businessID }), ...(message && { message }) };
      return (await api.call(requestConnection, { body })).data;
    },
    onSuccess: (connection, _message, _result, { client }) => {
      cacheConnection(client, { ...other, businessID }, connection);
      return client.invalidateQueries({ queryKey: callKey(listConnections) });
    },
  });
}
