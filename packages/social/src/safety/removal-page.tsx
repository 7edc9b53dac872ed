import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import {
  loadRemoval,
  objectionLength,
  objectToRemoval,
  type Removal,
} from '@wbn/contract/social/removals.ts';
import { brokenClauses } from '@wbn/contract/social/reports.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { FileX } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { groupPath } from '../groups/group-path.ts';
import * as styles from '../mentions/mentioned-text.css.ts';
import { postPath } from '../posts/post-path.ts';

interface RemovalPageProps {
  readonly api: ApiClient;
  readonly removalID: string;
}

/**
 * Explains a decision after a report about a text, a company or the account of the member: what, why, by which rule, until when; offers an
 * objection.
 */
export function RemovalPage({ api, removalID }: RemovalPageProps) {
  const t = useText('safety');
  const { data, error, isPending, refetch } = useQuery(
    callQuery(api, loadRemoval, { params: { id: removalID } }),
  );
  return (
    <Stack space="md">
      <PageHeader title={t(data && !isText(data.resourceType) ? 'removal.decision' : 'removal.title')} />
      {data ? (
        <RemovalDetails api={api} removal={data} />
      ) : isPending ? (
        <Skeleton lines={6} />
      ) : ['NotFound', 'ValidationError'].includes(toApiError(error).code) ? (
        <EmptyState title={t('removal.gone')} icon={<FileX />}>
          {t('removal.goneBody')}
        </EmptyState>
      ) : (
        <LoadError title={t('removal.loadFailed')} retry={t('retry')} onRetry={refetch} />
      )}
    </Stack>
  );
}

const isText = (type: Removal['resourceType']) => type === 'post' || type === 'comment';

interface RemovalDetailsProps {
  readonly api: ApiClient;
  readonly removal: Removal;
}

function RemovalDetails({ api, removal }: RemovalDetailsProps) {
  const t = useText('safety');
  const { date } = useLabels();
  const path = usePath();
  const { resourceID, resourceType, content, reason, state, until, decidedAt, objection } = removal;
  const day = date(decidedAt);
  return (
    <>
      <Surface padding="lg">
        <Stack space="md">
          {state === 'over' ? (
            <Notice
              tone="info"
              title={t(resourceType === 'business' ? 'removal.over.business' : 'removal.over.user', {
                day: date(until ?? decidedAt),
                name: content,
              })}
            />
          ) : state === 'restored' ? (
            <Notice tone="info" title={t(`removal.restored.${resourceType}`, { day, name: content })}>
              {resourceType === 'post' && (
                <TextLink to={path(postPath(resourceID))}>{t('removal.see')}</TextLink>
              )}
              {resourceType === 'group' && (
                <TextLink to={path(groupPath({ groupID: resourceID, name: content }))}>
                  {t('removal.see')}
                </TextLink>
              )}
              {resourceType === 'business' && (
                <TextLink to={path('/my-business')}>{t('removal.see')}</TextLink>
              )}
            </Notice>
          ) : (
            <Text>{t(`removal.lead.${resourceType}`, { day, name: content })}</Text>
          )}
          {isText(resourceType) && (
            <Part title={t('removal.yours')}>
              <p className={styles.text} {...foreignText(content)}>
                {content}
              </p>
            </Part>
          )}
          {state === 'removed' && (
            <>
              <Part title={t('removal.why')}>
                <Text>{t(`reasons.${reason}`)}</Text>
              </Part>
              <Part title={t('removal.rule', { clause: brokenClauses[reason] })}>
                <Text as="div">
                  <q>{t(`rules.${reason}`)}</q>
                </Text>
                <TextLink to={path('/terms-and-conditions')}>{t('removal.terms')}</TextLink>
              </Part>
              {!isText(resourceType) && (
                <Part title={t('removal.until')}>
                  <Text>
                    {until && resourceType !== 'group'
                      ? t(`removal.untilDay.${resourceType}`, { day: date(until) })
                      : t('removal.untilOpen')}
                  </Text>
                </Part>
              )}
            </>
          )}
        </Stack>
      </Surface>
      {objection ? (
        <SentObjection objection={objection} state={state} resourceType={resourceType} />
      ) : (
        state === 'removed' && <ObjectionForm api={api} removal={removal} />
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack space="xxs">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

interface SentObjectionProps extends Pick<Removal, 'state' | 'resourceType'> {
  readonly objection: NonNullable<Removal['objection']>;
}

function SentObjection({ objection, state, resourceType }: SentObjectionProps) {
  const { content, createdAt, answeredAt } = objection;
  const t = useText('safety');
  const { date } = useLabels();
  return (
    <Surface padding="lg">
      <Part title={t('removal.sent', { day: date(createdAt) })}>
        <p className={styles.text} {...foreignText(content)}>
          {content}
        </p>
        {!answeredAt && <MutedText role="status">{t('removal.waiting')}</MutedText>}
        {answeredAt && state === 'removed' && (
          <MutedText>
            {t(isText(resourceType) ? 'removal.confirmed' : 'removal.upheld', { day: date(answeredAt) })}
          </MutedText>
        )}
      </Part>
    </Surface>
  );
}

function ObjectionForm({ api, removal: { removalID, resourceType } }: RemovalDetailsProps) {
  const t = useText('safety');
  const ofText = isText(resourceType);
  const [content, setContent] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: async () =>
      (await api.call(objectToRemoval, { params: { id: removalID }, body: { content } })).data,
    onSuccess: (data, _nothing, _result, { client }) =>
      client.setQueryData(callKey(loadRemoval, { params: { id: removalID } }), data),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(content.trim() === '');
    if (content.trim() !== '') send.mutate();
  };
  const isAnswered = send.error !== null && toApiError(send.error).code === 'Conflict';
  return (
    <Surface padding="lg">
      <form onSubmit={submit} noValidate>
        <Stack space="sm">
          <Part title={t(ofText ? 'removal.object' : 'removal.objectTo')}>
            <Text tone="muted">{t(ofText ? 'removal.objectLead' : 'removal.objectToLead')}</Text>
          </Part>
          <TextArea
            label={t(ofText ? 'removal.objection' : 'removal.wrong')}
            rows={4}
            limit={objectionLength}
            required
            error={isMissing ? t(ofText ? 'removal.required' : 'removal.requiredWrong') : undefined}
            value={content}
            onChange={({ currentTarget }) => {
              setContent(currentTarget.value);
              setMissing(false);
            }}
          />
          {send.error && (
            <Notice tone="danger" title={t(isAnswered ? 'removal.already' : 'removal.failed')} />
          )}
          <div>
            <Button type="submit" loading={send.isPending}>
              {t('removal.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Surface>
  );
}
