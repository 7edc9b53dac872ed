import { useMutation } from '@tanstack/react-query';
import { messagePath } from '@wbn/cards/author/author-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Connection } from '@wbn/contract/social/connections.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { FailureText, MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { AuthorLine } from '../author/author-line.tsx';
import { DoneNote } from '../relations/done-note.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { useDayLabel } from '../relations/use-day-label.ts';
import { answerConnectionMutation, endConnectionMutation } from './connection.query.ts';
import { EndConnectionDialog } from './end-connection-dialog.tsx';

interface ConnectionEntryProps {
  readonly connection: Connection;
  /** Id of the company that the person acts as; absent: as themselves. */
  readonly businessID: string | undefined;
}

/** A request or connection in a list; after an action the line stays and shows the outcome. */
export function ConnectionEntry({ connection, businessID }: ConnectionEntryProps) {
  const t = useText('relations');
  const path = usePath();
  const day = useDayLabel();
  const { other, status, side, since, message } = connection;
  const isAccepted = status === 'accepted';
  return (
    <AuthorLine
      author={other}
      note={
        <>
          <MutedText as="span">
            {t(isAccepted ? 'connections.since' : 'connections.asked', { date: day(since) })}
          </MutedText>
          {message && (
            <Text size="sm" {...foreignText(message)}>
              {message}
            </Text>
          )}
        </>
      }
    >
      {!isAccepted && side === 'received' ? (
        <Answer connection={connection} businessID={businessID} />
      ) : (
        <>
          {isAccepted && other.authorType === 'user' && (
            <ButtonLink
              to={path(messagePath(other.authorID, businessID))}
              size="sm"
              variant="secondary"
              aria-label={t('message.to', { name: other.name })}
            >
              {t('message.write')}
            </ButtonLink>
          )}
          <End connection={connection} businessID={businessID} />
        </>
      )}
    </AuthorLine>
  );
}

function useOther({ connection: { other }, businessID }: ConnectionEntryProps) {
  return { resourceID: other.authorID, resourceType: other.authorType, businessID };
}

function Answer(props: ConnectionEntryProps) {
  const t = useText('relations');
  const of = useOther(props);
  const { mutate, isPending, isError, variables, data } = useMutation(
    answerConnectionMutation(useRelationApi(), of, props.connection),
  );
  const { name } = props.connection.other;
  if (data)
    return (
      <DoneNote>{t(`connections.done.${data.status === 'declined' ? 'declined' : 'accepted'}`)}</DoneNote>
    );
  return (
    <>
      <Button
        size="sm"
        aria-label={t('connections.acceptNamed', { name })}
        loading={isPending && variables === 'accepted'}
        onClick={() => mutate('accepted')}
      >
        {t('connections.accept')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('connections.declineNamed', { name })}
        loading={isPending && variables === 'declined'}
        onClick={() => mutate('declined')}
      >
        {t('connections.decline')}
      </Button>
      <FailureText>{isError && t('connections.failed')}</FailureText>
    </>
  );
}

function End(props: ConnectionEntryProps) {
  const t = useText('relations');
  const of = useOther(props);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isError, isSuccess } = useMutation(
    endConnectionMutation(useRelationApi(), of, props.connection),
  );
  const { name } = props.connection.other;
  const isAccepted = props.connection.status === 'accepted';
  if (isSuccess) return <DoneNote>{t(`connections.done.${isAccepted ? 'ended' : 'withdrawn'}`)}</DoneNote>;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t(isAccepted ? 'connections.endNamed' : 'connections.withdrawNamed', { name })}
        loading={isPending}
        onClick={() => (isAccepted ? setAsking(true) : mutate())}
      >
        {t(isAccepted ? 'connections.end' : 'connections.withdraw')}
      </Button>
      <FailureText>{isError && t('connections.failed')}</FailureText>
      {asking && (
        <EndConnectionDialog
          name={name}
          onConfirm={() => {
            setAsking(false);
            mutate();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
