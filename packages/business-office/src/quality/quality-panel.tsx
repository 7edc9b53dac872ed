import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import {
  type BusinessQualityReply,
  type CompletenessItem,
  loadBusinessQuality,
  type QualityLift,
} from '@wbn/contract/business/quality.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Progress } from '@wbn/ui-kit/controls/uploads/progress.tsx';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { type ManageScreen, rolesOf, screenPath } from '../manage/screens.ts';
import * as styles from './quality.css.ts';

interface QualityPanelProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly access: BusinessRole;
  readonly limit?: number;
}

/** The quality score of a company, its parts, and what would raise it. */
export function QualityPanel({ api, businessID, access, limit = 3 }: QualityPanelProps) {
  const t = useText('quality');
  const { data, isLoadingError, refetch } = useQuery(
    callQuery(api, loadBusinessQuality, { params: { id: businessID } }),
  );
  if (isLoadingError) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  return (
    <Surface aria-labelledby="quality" padding="lg" aria-busy={!data}>
      <Stack space="md">
        <Heading level={2} size="md" id="quality">
          {t('title')}
        </Heading>
        {data ? (
          <>
            <Progress
              label={t('score')}
              value={data.score}
              valueText={t('of', { points: data.score, most: 100 })}
            />
            <div className={styles.parts}>
              {data.parts.map(({ name, points, most }) => (
                <Progress
                  key={name}
                  label={t(`part.${name}`)}
                  value={points}
                  max={most}
                  valueText={t('of', { points, most })}
                />
              ))}
            </div>
            <MutedText>{t('explain')}</MutedText>
            <Heading level={3} size="sm">
              {t('lifts')}
            </Heading>
            {data.lifts.length > 0 ? (
              <QualityLifts lifts={data.lifts} businessID={businessID} access={access} limit={limit} />
            ) : (
              <Text>{t('best')}</Text>
            )}
          </>
        ) : (
          <Skeleton lines={8} />
        )}
      </Stack>
    </Surface>
  );
}

/** The quality page, for all members of a company. */
export function QualityPage({ api, id }: { readonly api: ApiClient; readonly id: string }) {
  return (
    <ManageFrame api={api} id={id} screen="quality">
      {({ business, session }) => (
        <>
          <QualityPanel
            api={api}
            businessID={business.businessID}
            access={session.access}
            limit={Number.POSITIVE_INFINITY}
          />
          {rolesOf.figures.includes(session.access) && <ToFigures businessID={business.businessID} />}
        </>
      )}
    </ManageFrame>
  );
}

function ToFigures({ businessID }: { readonly businessID: string }) {
  const t = useText('quality');
  const path = usePath();
  return <TextLink to={path(screenPath(businessID, 'figures'))}>{t('figures')}</TextLink>;
}

type Lifts = BusinessQualityReply['lifts'];

interface QualityLiftsProps {
  readonly lifts: Lifts;
  readonly businessID: string;
  readonly access: BusinessRole;
  /** Number of suggestions shown at once; the rest is collapsed. */
  readonly limit: number;
}

/** What would raise the score, most valuable first, each with a link. */
function QualityLifts({ lifts, limit, ...of }: QualityLiftsProps) {
  const t = useText('quality');
  const rest = lifts.slice(limit);
  return (
    <>
      <LiftList lifts={lifts.slice(0, limit)} {...of} />
      {rest.length > 0 && (
        <Disclosure summary={t('more', { count: rest.length })}>
          <LiftList lifts={rest} {...of} />
        </Disclosure>
      )}
    </>
  );
}

function LiftList({ lifts, businessID, access }: Omit<QualityLiftsProps, 'limit'>) {
  const t = useText('quality');
  const path = usePath();
  return (
    <ul className={styles.lifts}>
      {lifts.map(({ name, points }) => {
        const to = liftPath(name, { businessID, access });
        const step = t(`item.${name}.do`);
        return (
          <li key={name} className={styles.lift}>
            <div>
              {to === undefined ? <Text as="span">{step}</Text> : <TextLink to={path(to)}>{step}</TextLink>}
              <MutedText>{t(`item.${name}.brings`)}</MutedText>
            </div>
            <div className={styles.points}>
              <Text size="sm" weight="semibold">
                {t('points', { points })}
              </Text>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The profile tab for each item. */
const tabOf: Readonly<Record<Exclude<CompletenessItem, 'products'>, string>> = {
  logo: 'general',
  shortDescription: 'general',
  generalDescription: 'general',
  contact: 'contact',
  categories: 'general',
  trade: 'trade',
  terms: 'terms',
  employees: 'general',
  cover: 'general',
  factory: 'factory',
  certificates: 'certificates',
  revenue: 'general',
  year: 'general',
  address: 'contact',
  video: 'general',
};

interface Viewer {
  readonly businessID: string;
  readonly access: BusinessRole;
}

/** Path of a suggestion, without language; undefined when the person's role does not allow it. */
export function liftPath(lift: QualityLift, { businessID, access }: Viewer): string | undefined {
  const at = (screen: ManageScreen, rest = '') =>
    rolesOf[screen].includes(access) ? `${screenPath(businessID, screen)}${rest}` : undefined;
  switch (lift) {
    case 'verification':
      return at('verification') ?? '/company-verification';
    case 'plan':
      return at('membership');
    case 'answers':
      return requestsPath(businessID);
    case 'news':
      return at('profile');
    case 'products':
    case 'moreProducts':
      return at('products', '/new');
    default:
      return at('profile', `/${tabOf[lift]}`);
  }
}
