import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { membershipScreenPath } from '@wbn/cards/business/business-path.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import {
  type Boost,
  type BoostEntry,
  type Boosts,
  boostDays,
  loadBoosts,
} from '@wbn/contract/membership/boosts.ts';
import { paidLevels, planOf } from '@wbn/contract/membership/membership-plans.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Progress } from '@wbn/ui-kit/controls/uploads/progress.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Megaphone } from 'lucide-react';
import * as styles from './boosts.css.ts';
import { StartBoost } from './start-boost.tsx';
import { SupportHoursPanel } from './support-hours-panel.tsx';
import { useLedgerLabels } from './use-ledger-labels.ts';

interface BoostBalanceProps {
  readonly boosts: Boosts;
  readonly businessID: string;
  readonly isOwner: boolean;
}

const boostsByPlan = Object.fromEntries(paidLevels.map((level) => [level, planOf(level).boosts]));

/** Shows the boosts left this month and until when; on Standard explains boosts and links the plans. */
function BoostBalance({ boosts, businessID, isOwner }: BoostBalanceProps) {
  const t = useText('boosts');
  const { number } = useLabels();
  const { month, moment } = useLedgerLabels();
  const path = usePath();
  const { level, left, granted, lapsesAt } = boosts;
  if (level === 'standard')
    return (
      <Surface as="div" padding="none">
        <EmptyState
          icon={<Megaphone />}
          title={t('none.title')}
          action={
            isOwner && (
              <ButtonLink to={path(membershipScreenPath(businessID))}>{t('none.membership')}</ButtonLink>
            )
          }
        >
          {t('what', { count: boostDays })} {t('none.body', boostsByPlan)}
        </EmptyState>
      </Surface>
    );
  const count = { left: number(left), granted: number(granted) };
  return (
    <Panel title={t('of', { month: month(boosts.month) })}>
      <p className={styles.left}>{t('left', count)}</p>
      <Progress
        label={t('spent')}
        value={Math.max(0, granted - left)}
        max={Math.max(granted, 1)}
        valueText={t('spentOf', { spent: number(Math.max(0, granted - left)), granted: count.granted })}
      />
      <Text size="sm" tone="muted">
        {t('lapse', { until: moment(lapsesAt) })}{' '}
        <TextLink to={path('/advertise-with-us')}>{t('about')}</TextLink>
      </Text>
    </Panel>
  );
}

/** Lists what is promoted now, until when, and whether buyers see it. */
function RunningBoosts({ boosts }: { readonly boosts: readonly Boost[] }) {
  const t = useText('boosts');
  const { moment } = useLedgerLabels();
  return (
    <Panel title={t('running.title')} space="sm">
      <ul className={styles.list}>
        {boosts.map(({ boostID, resourceName, startedBy, endsAt, state }) => (
          <li key={boostID} className={styles.row}>
            <Text as="div" dir="auto">
              {resourceName}
            </Text>
            <Badge tone={state === 'running' ? 'success' : 'neutral'}>
              {t(state === 'running' ? 'running.shown' : 'running.paused')}
            </Badge>
            <MutedText as="div">
              {startedBy
                ? t('running.untilBy', { until: moment(endsAt), person: startedBy })
                : t('running.until', { until: moment(endsAt) })}
            </MutedText>
          </li>
        ))}
      </ul>
      {boosts.some(({ state }) => state === 'paused') && <MutedText>{t('running.pausedWhy')}</MutedText>}
    </Panel>
  );
}

/** The ledger, newest first. */
function BoostHistory({ entries }: { readonly entries: readonly BoostEntry[] }) {
  const t = useText('boosts');
  const ofCards = useText('cards');
  const { number } = useLabels();
  const labels = useLedgerLabels();
  const words = ({ kind, level, month, resourceName: name = '', note = '' }: BoostEntry) =>
    t(`entry.${kind}`, {
      name,
      note,
      month: labels.month(month),
      plan: level ? ofCards(`membership.${level}`) : '',
    });
  return (
    <Panel title={t('history')} space="sm">
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.position} className={styles.row}>
            <Text as="div" dir="auto">
              {words(entry)}
            </Text>
            <span className={styles.amount}>
              {labels.signed(entry.amount, number(Math.abs(entry.amount)))}
            </span>
            <MutedText as="time" dateTime={entry.createdAt}>
              {labels.moment(entry.createdAt)}
            </MutedText>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface BoostsScreenProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
}

/** The boosts of the month and support hours that a company's plan includes (MEM-12 to MEM-15). Owners spend, admins see. */
export function BoostsScreen(props: BoostsScreenProps) {
  return (
    <Stack space="md">
      <BoostPanels {...props} />
      <SupportHoursPanel {...props} />
    </Stack>
  );
}

function BoostPanels({ api, office }: BoostsScreenProps) {
  const t = useText('boosts');
  const { business, session } = office;
  const { data, isLoadingError, refetch } = useQuery(
    callQuery(api, loadBoosts, { params: { id: business.businessID } }),
  );
  if (isLoadingError) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  if (!data)
    return (
      <Surface as="div" padding="lg" aria-busy="true" aria-label={t('loading')} role="status">
        <Skeleton lines={8} />
      </Surface>
    );
  const isOwner = session.access === 'owner';
  const current = data.boosts.filter(({ state }) => state !== 'over');
  return (
    <>
      {data.level === 'standard' ? (
        <BoostBalance boosts={data} businessID={business.businessID} isOwner={isOwner} />
      ) : (
        <Columns minimum={320}>
          <BoostBalance boosts={data} businessID={business.businessID} isOwner={isOwner} />
          <StartBoost api={api} office={office} boosts={data} isOwner={isOwner} />
        </Columns>
      )}
      {current.length > 0 && <RunningBoosts boosts={current} />}
      {data.entries.length > 0 && <BoostHistory entries={data.entries} />}
    </>
  );
}
