import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { ObjectionForm } from '@wbn/cards/objection/objection-form.tsx';
import { SentObjection } from '@wbn/cards/objection/sent-objection.tsx';
import {
  loadAccountDecision,
  loadRemoval,
  objectToAccountDecision,
  objectToRemoval,
  type Removal,
} from '@wbn/contract/social/removals.ts';
import { brokenClauses } from '@wbn/contract/social/reports.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { groupPath } from '../groups/group-path.ts';
import * as styles from '../mentions/mentioned-text.css.ts';
import { postPath } from '../posts/post-path.ts';

interface RemovalPageProps {
  readonly api: ApiClient;
  readonly removalID: string;
  /** The secret of a mail, instead of a sign-in. */
  readonly mailKey?: string;
}

/**
 * Explains a decision of staff about a text, a company, a group or the account of the member: what, why, by which rule, until when; offers an
 * objection.
 */
export function RemovalPage({ api, removalID, mailKey }: RemovalPageProps) {
  const t = useText('safety');
  const cache = useQueryClient();
  const input = { params: { id: removalID } };
  const byKey = { ...input, query: { key: mailKey ?? '' } };
  const ofMember = useQuery({ ...callQuery(api, loadRemoval, input), enabled: !mailKey });
  const ofKey = useQuery({ ...callQuery(api, loadAccountDecision, byKey), enabled: Boolean(mailKey) });
  const { data, error, isPending, refetch } = mailKey ? ofKey : ofMember;
  const object = async (content: string) => {
    const body = { content };
    if (mailKey) {
      const sent = await api.call(objectToAccountDecision, { ...byKey, body });
      cache.setQueryData(callKey(loadAccountDecision, byKey), sent.data);
    } else {
      const sent = await api.call(objectToRemoval, { ...input, body });
      cache.setQueryData(callKey(loadRemoval, input), sent.data);
    }
  };
  return (
    <Stack space="md">
      <PageHeader
        title={t(mailKey ? 'removal.keyTitle' : isRemovedText(data) ? 'removal.title' : 'removal.decision')}
        lead={mailKey && t('removal.keyLead')}
      />
      {data ? (
        <>
          <RemovalDetails removal={data} isMember={!mailKey} />
          {data.objection && <SentObjection objection={data.objection} />}
          {data.objectUntil && <ObjectionForm until={data.objectUntil} send={object} />}
        </>
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
const isRemovedText = (removal: Removal | undefined) => !removal || isText(removal.resourceType);

interface RemovalDetailsProps {
  readonly removal: Removal;
  /** Whether the viewer is signed in and can follow links to what is theirs. */
  readonly isMember: boolean;
}

function RemovalDetails({ removal, isMember }: RemovalDetailsProps) {
  const t = useText('safety');
  const path = usePath();
  const { resourceType, content, reason, reply, state, measures } = removal;
  return (
    <Surface padding="lg">
      <Stack space="md">
        {state !== 'removed' && <Ended removal={removal} isMember={isMember} />}
        {measures.map(
          (measure) =>
            measure.state === 'active' && (
              <Measure key={`${measure.kind} ${measure.of}`} measure={measure} removal={removal} />
            ),
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
            {reply && (
              <Part title={t('removal.said')}>
                <p className={styles.text} {...foreignText(reply)}>
                  {reply}
                </p>
              </Part>
            )}
            <Part title={t('removal.rule', { clause: brokenClauses[reason] })}>
              <Text as="div">
                <q>{t(`rules.${reason}`)}</q>
              </Text>
              <TextLink to={path('/terms-and-conditions')}>{t('removal.terms')}</TextLink>
            </Part>
          </>
        )}
      </Stack>
    </Surface>
  );
}

/** Says that the decision was lifted or is over, with a link to what is back. */
function Ended({ removal, isMember }: RemovalDetailsProps) {
  const t = useText('safety');
  const { date } = useLabels();
  const path = usePath();
  const { resourceID, resourceType: type, content: name, state, measures, decidedAt } = removal;
  const isOther = type === 'user' ? measures[0]?.kind !== 'mute' : type === 'request' || type === 'quotation';
  const end = measures
    .flatMap(({ until }) => until ?? [])
    .sort()
    .at(-1);
  if (state === 'over')
    return (
      <Notice
        tone="info"
        title={t(`removal.over.${isOther || (type !== 'user' && type !== 'business') ? 'other' : type}`, {
          day: date(end ?? decidedAt),
          name,
        })}
      />
    );
  const ofPage = {
    post: postPath(resourceID),
    group: groupPath({ groupID: resourceID, name }),
    business: '/my-business',
  };
  const link = type in ofPage ? ofPage[type as keyof typeof ofPage] : undefined;
  return (
    <Notice
      tone="info"
      title={t(`removal.restored.${isOther || type === 'request' || type === 'quotation' ? 'other' : type}`, {
        day: date(decidedAt),
        name,
      })}
    >
      {link && isMember && <TextLink to={path(link)}>{t('removal.see')}</TextLink>}
    </Notice>
  );
}

interface MeasureProps {
  readonly measure: Removal['measures'][number];
  readonly removal: Removal;
}

/** One part of the decision: what is done and until when. */
function Measure({ measure, removal }: MeasureProps) {
  const t = useText('safety');
  const { date } = useLabels();
  const { kind, of, until } = measure;
  const { resourceType, content: name, decidedAt } = removal;
  const isOwnText = isText(of);
  // A company that is taken off the site for a text is not named by it.
  const did = of === 'business' && resourceType !== 'business' ? 'suspend-company' : `${kind}-${of}`;
  const ends = isOwnText ? 'text' : of === 'business' || of === 'group' ? of : `${kind}-user`;
  return (
    <>
      <Text>{t(`removal.did.${did as Did}`, { day: date(decidedAt), name })}</Text>
      {kind === 'remove' ? (
        <Text tone="muted">{t('removal.kept')}</Text>
      ) : (
        <Part title={t('removal.until')}>
          <Text>
            {until ? t(`removal.ends.${ends as End}`, { day: date(until) }) : t('removal.untilOpen')}
          </Text>
        </Part>
      )}
    </>
  );
}

/** Measures that people are told. */
type Did =
  | `${'remove' | 'hide'}-${'post' | 'comment'}`
  | `suspend-${'business' | 'company' | 'user'}`
  | `${'mute' | 'mute-reports'}-user`
  | 'hide-group';
type End = 'text' | 'business' | 'group' | `${'mute' | 'suspend' | 'mute-reports'}-user`;

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
