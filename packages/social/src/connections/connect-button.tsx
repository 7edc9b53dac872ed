import { useMutation } from '@tanstack/react-query';
import type { ConnectionState } from '@wbn/contract/social/connections.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Check, Handshake, Undo2, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelationApi } from '../relations/relation-api.ts';
import { useDayLabel } from '../relations/use-day-label.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { answerConnectionMutation, endConnectionMutation } from './connection.query.ts';
import { EndConnectionDialog } from './end-connection-dialog.tsx';

export interface ConnectButtonProps {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  /** Of the other side. */
  readonly name: string;
  /** How the two stand; absent: not at all. */
  readonly connection: ConnectionState | undefined;
}

/** Connects with a person or company: ask, take back, answer, end (decision 9). */
export function ConnectButton({ connection, ...other }: ConnectButtonProps) {
  if (!connection) return <Ask {...other} />;
  const { status, side } = connection;
  if (status === 'declined')
    return side === 'sent' ? <Declined connection={connection} /> : <Ask {...other} />;
  return <Standing {...other} connection={connection} />;
}

function Ask(other: Omit<ConnectButtonProps, 'connection'>) {
  const { t } = useTranslation('relations');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
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

/** It stays in the order of the Tab key, and says why it does nothing. */
function Declined({ connection: { askAgainAt } }: { connection: ConnectionState }) {
  const { t } = useTranslation('relations');
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
  const { t } = useTranslation('relations');
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
