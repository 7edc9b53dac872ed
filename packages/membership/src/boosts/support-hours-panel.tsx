import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { supportPath } from '@wbn/cards/business/business-path.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import {
  loadSupportHours,
  type SupportEntry,
  type SupportHours,
} from '@wbn/contract/membership/support-hours.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Progress } from '@wbn/ui-kit/controls/uploads/progress.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './boosts.css.ts';
import { useLedgerLabels } from './use-ledger-labels.ts';

/** Support entries, newest first. */
function SupportEntries({ entries }: { readonly entries: readonly SupportEntry[] }) {
  const t = useText('boosts');
  const ofCards = useText('cards');
  const { date } = useLabels();
  const { time, signed } = useLedgerLabels();
  const words = ({ kind, level, note = '' }: SupportEntry) =>
    t(`support.entry.${kind}`, { note, plan: level ? ofCards(`membership.${level}`) : '' });
  return (
    <>
      <Heading level={3} size="sm">
        {t('history')}
      </Heading>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.position} className={styles.row}>
            <Text as="div" dir="auto">
              {words(entry)}
            </Text>
            <span className={styles.amount}>{signed(entry.minutes, time(Math.abs(entry.minutes)))}</span>
            <MutedText as="div">
              {entry.byName
                ? t('support.dayBy', { day: date(entry.day), person: entry.byName })
                : date(entry.day)}
            </MutedText>
          </li>
        ))}
      </ol>
    </>
  );
}

interface SupportHoursPanelProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  /** The request form, shown while hours are left, instead of the link to it and the entries. */
  readonly form?: ReactNode;
}

/** Support hours of the year of membership: what is left, how to ask, and what was done. */
export function SupportHoursPanel({ api, office, form }: SupportHoursPanelProps) {
  const t = useText('boosts');
  const { businessID } = office.business;
  const { data, isLoadingError, refetch } = useQuery(
    callQuery(api, loadSupportHours, { params: { id: businessID } }),
  );
  if (isLoadingError) return <LoadError title={t('support.failed')} retry={t('retry')} onRetry={refetch} />;
  return (
    <>
      <Panel title={t('support.title')} busy={!data}>
        {data ? (
          <Hours hours={data} businessID={businessID} isAsking={form !== undefined} />
        ) : (
          <Skeleton lines={4} />
        )}
      </Panel>
      {data && data.left > 0 && form}
    </>
  );
}

interface HoursProps {
  readonly hours: SupportHours;
  readonly businessID: string;
  /** Whether this is the page with the request form. */
  readonly isAsking: boolean;
}

function Hours({ hours, businessID, isAsking }: HoursProps) {
  const t = useText('boosts');
  const { time, lastDay } = useLedgerLabels();
  const path = usePath();
  const { granted, left, yearUntil, entries } = hours;
  return (
    <>
      {granted > 0 && yearUntil !== undefined ? (
        <>
          <Progress
            label={t('support.used')}
            value={granted - left}
            max={granted}
            valueText={t('support.left', { left: time(left), granted: time(granted) })}
          />
          <MutedText>
            {t('support.until', { day: lastDay(yearUntil) })} {t('support.what')}
          </MutedText>
          {left <= 0 && <Text>{t('support.noneLeft')}</Text>}
          {left > 0 && !isAsking && (
            <div>
              <ButtonLink variant="secondary" to={path(supportPath(businessID))}>
                {t('support.ask')}
              </ButtonLink>
            </div>
          )}
        </>
      ) : (
        <EmptyState size="sm" icon={<LifeBuoy />} title={t('support.none')} />
      )}
      {!isAsking && entries.length > 0 && <SupportEntries entries={entries} />}
    </>
  );
}
